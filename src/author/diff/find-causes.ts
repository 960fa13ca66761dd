import { join } from 'node:path'
import { engineSources } from '../../publish/app/load-app.ts'
import { pageMeta } from '../../runtime/seo/page-meta.ts'
import { publishedFile } from '../../serve/hosting/published-files.ts'
import { importConfigs } from '../../site/config/import-configs.ts'
import { asDeployed } from '../../site/config/override-site.ts'
import { readEnvironment } from '../../site/config/read-environment.ts'
import { readProject } from '../../site/config/read-project.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import { ownBlocksFolder } from '../../util/own-blocks.mjs'
import { bytesOf } from '../../util/write-unchanged.ts'
import { copyProject } from '../dev/project/project-copy.ts'
import type { Cause, PageChange } from './change.ts'
import type { Part } from './facts.ts'

/** Maximum number of files that are tried one by one. Each takes as long as reading the site. */
const MAX_TRIED_FILES = 40
const configsOrContent = /^(?:page-configs\/(?!brand\.tokens|fonts\/|rules\/)|content\/(?!storage\/))/

/** Returns whether the changed file is a cause of a page's changes. `name` is the group of the pattern. */
type IsCause = (page: PageChange, name: string, keys: string) => boolean

const isPart = ({ changes }: PageChange, ...parts: Part[]) => changes.some(({ part }) => parts.includes(part))
const isCode: IsCause = (page) => page.causes.length === 0 || isPart(page, 'style', 'script', 'markup')

/** Files that are neither configs nor content, by the first pattern that matches. Own blocks are in `blocks`. */
const otherFiles: [pattern: RegExp, isCause: IsCause][] = [
  [/^index\.html$/, () => true],
  [
    /^page-configs\/(?:brand\.tokens|fonts\/)/,
    (page) =>
      isPart(page, 'style', 'script') || page.changes.some(({ text }) => text.startsWith('theme-color')),
  ],
  [
    /^(?:content\/storage|public)\/(?:.*\/)?(.*?)(?:\.\w+)?$/,
    ({ changes }, name) => changes.some(({ text }) => text.includes(name)),
  ],
  [
    /^(?:block-library|schemas\/blocks|blocks)\/(?!contract|parts)([\w-]+)[/.]/,
    (page, block, keys) => keys.includes(`"type":"${block}"`) && isCode(page, block, keys),
  ],
  [new RegExp(`^(?:${['blocks', 'package-lock.json', ...engineSources].join('|')})(?:/|$)`), isCode],
]

interface Sources {
  root: string
  /** Folder of the base. */
  base: string
  files: Cause[]
}

/**
 * Adds to each page the changed files that its key contains. For a file of configs or content, a copy of the base is read
 * with the new version of this file only: it is a cause of the pages whose sources then differ. Returns remarks.
 */
export async function findCauses(changed: PageChange[], { root, base, files }: Sources): Promise<string[]> {
  const siteBlocks = new RegExp(`^${ownBlocksFolder(root)}/`)
  const data = files.filter(({ file }) => configsOrContent.test(file))
  const others = files.flatMap((cause) => {
    const place = cause.file.replace(siteBlocks, 'blocks/')
    const [pattern, isCause] = otherFiles.find(([kind]) => kind.test(place)) ?? []
    return pattern && isCause ? [{ cause, isCause, name: pattern.exec(place)?.[1] ?? '' }] : []
  })
  const notes = [
    `${data.length + others.length} of ${files.length} changed files belong to what pages are made from`,
  ]
  if (changed.length === 0) return notes
  const [before, current] = [await readKeys(base), await readKeys(root)]
  const copy = copyProject(base, join(root, '.tmp/diff/trial'))
  copy.sync()
  for (const cause of data.slice(0, MAX_TRIED_FILES)) {
    copy.write(cause.file, bytesOf(join(root, cause.file)))
    const then = await readKeys(copy.root)
    copy.write(cause.file, bytesOf(join(base, cause.file)))
    const differs = (file = '') => then.get(file) !== before.get(file)
    // A page that is gone has the file as its cause without which there is no page.
    const isCause = ({ before: old = '', after }: PageChange) =>
      after === undefined ? !then.has(old) : differs(old) || differs(after)
    for (const page of changed) if (isCause(page)) page.causes.push(cause)
  }
  copy.remove()
  for (const page of changed) {
    const keys = `${before.get(page.before ?? '')} ${current.get(page.after ?? '')}`
    // A page that is new or gone has its config as cause, and not what all pages share.
    if (page.before !== undefined && page.after !== undefined)
      page.causes.push(
        ...others.filter((other) => other.isCause(page, other.name, keys)).map(({ cause }) => cause),
      )
    // Two files that work together only, or one that the other side cannot read.
    if (page.causes.length === 0) page.causes.push(...data, ...others.map(({ cause }) => cause))
  }
  const untried = data.length - MAX_TRIED_FILES
  if (untried > 0) notes.push(`${untried} of them were not tried as causes, because trying takes too long`)
  return notes
}

/** Returns what each page of a folder shows, by file; empty if the site cannot be read. */
async function readKeys(root: string): Promise<Map<string, string>> {
  const env = await readEnvironment(root)
  const { config, ...project } = asDeployed(await readProject(root, importConfigs(root)), env)
  if (!config) return new Map()
  const { VITE_CONTENT_HOST: host = '', VITE_SITE_URL: origin = 'http://127.0.0.1:4173' } = env
  const { joined, translated } = await joinContent({ ...project, config }, { host, origin })
  return new Map(
    [...joined, ...translated].map(({ pathname, params, loaded, site, document, bound, contentHash }) => {
      const { page, faqs } = document
      const records = bound.pictures.all.map((name) => config.pictures[name])
      // Blocks and the head count as they are shown: a config may have values that no page shows.
      const shown = { ...bound, hidden: [], missing: [], refused: [] }
      const key = JSON.stringify([
        site,
        params,
        pageMeta(document, bound),
        page.noindex ? [] : faqs,
        { ...page, blocks: [] },
        shown,
        records,
        contentHash,
      ])
      return [publishedFile(pathname, loaded.path), key]
    }),
  )
}
