import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { engineSources } from '../../publish/app/load-app.ts'
import { notFoundFile, pageFile } from '../../serve/hosting/published-files.ts'
import { importConfigs } from '../../site/config/import-configs.ts'
import { asDeployed } from '../../site/config/override-site.ts'
import { readEnvironment } from '../../site/config/read-environment.ts'
import { readProject } from '../../site/config/read-project.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import type { PageChange } from './change.ts'
import { ownBlocksFolder } from '../../util/own-blocks.mjs'
import type { Cause } from './git.ts'
import { restore } from './publish-base.ts'

/** Maximum number of files that are tried one by one. Each takes as long as reading the site. */
const MAX_TRIED_FILES = 40
const configsOrContent = /^(?:page-configs\/(?!brand\.tokens|fonts\/|rules\/)|content\/(?!storage\/))/
const looks = /^page-configs\/(?:brand\.tokens|fonts\/)/
const pictures = /^(?:content\/storage|public)\/(.*?)(?:\.\w+)?$/
const code = new RegExp(`^(?:${['blocks', 'package-lock.json', ...engineSources].join('|')})(?:/|$)`)
const codeOfBlock = /^(?:block-library|schemas\/blocks|blocks)\/(?!contract|parts)([\w-]+)[/.]/

interface Sources {
  root: string
  /** Worktree of the base. */
  base: string
  files: Cause[]
}

/**
 * Adds to each page the changed files that its key contains. For a file of configs or content, the base is read with the
 * new version of this file only: it is a cause of the pages whose sources then differ. Returns remarks.
 */
export async function findCauses(changed: PageChange[], { root, base, files }: Sources): Promise<string[]> {
  const own = ownBlocksFolder(root)
  const place = (file: string) => file.replace(new RegExp(`^${own}/`), 'blocks/')
  const data = files.filter(({ file }) => configsOrContent.test(file))
  const others = files.filter(({ file }) => [looks, pictures, code].some((kind) => kind.test(place(file))))
  const read = `${data.length + others.length} of ${files.length} changed files belong to what pages are made from`
  if (changed.length === 0) return [read]
  const [before, now] = [await readSources(base), await readSources(root)]
  for (const cause of data.slice(0, MAX_TRIED_FILES)) {
    await putVersion(cause.file, root, base)
    const then = await readSources(base).finally(() => restore(base))
    for (const page of changed)
      if ([page.before, page.after].some((name = '') => then.get(name)?.key !== before.get(name)?.key))
        page.causes.push(cause)
  }
  for (const page of changed) {
    const blocks = [before.get(page.before ?? ''), now.get(page.after ?? '')].flatMap(
      (one) => one?.blocks ?? [],
    )
    page.causes.push(...others.filter(({ file }) => isCause(place(file), page, blocks)))
    // Two files that work together only, or one that the other side cannot read.
    if (page.causes.length === 0) page.causes.push(...data, ...others)
  }
  const left = data.length - MAX_TRIED_FILES
  return left > 0 ? [read, `${left} of them were not tried as causes, because trying takes too long`] : [read]
}

/** Reads the site in a folder. Returns the key and the blocks of its pages by file; empty if it cannot be read. */
async function readSources(root: string): Promise<Map<string, { key: string; blocks: string[] }>> {
  const env = await readEnvironment(root)
  const { config, ...project } = asDeployed(await readProject(root, importConfigs(root)), env)
  if (!config) return new Map()
  const { VITE_CONTENT_HOST: host = '', VITE_SITE_URL: origin = 'http://127.0.0.1:4173' } = env
  const { joined, site, answers } = await joinContent({ ...project, config }, { host, origin })
  return new Map(
    joined.map(({ pathname, params, document, bound, endpoint = '' }) => {
      const records = bound.pictures.all.map((one) => config.pictures[one])
      const key = JSON.stringify([site, params, document, records, answers.get(endpoint)?.text])
      const blocks = document.page.blocks.map(({ type }) => type)
      return [pathname === '*' ? notFoundFile : pageFile(pathname), { key, blocks }]
    }),
  )
}

/** Whether a file that is no data is a cause: a picture of the page, code of its blocks, or code of all pages. */
function isCause(file: string, { changes, causes }: PageChange, blocks: string[]): boolean {
  const picture = pictures.exec(file)?.[1]
  if (picture !== undefined) return changes.some(({ text }) => text.includes(picture.replace(/^.*\//, '')))
  const has = (...parts: string[]) => changes.some(({ part }) => parts.includes(part))
  if (looks.test(file)) return has('style') || changes.some(({ text }) => text.startsWith('theme-color'))
  const block = codeOfBlock.exec(file)?.[1]
  if (block !== undefined && !blocks.includes(block)) return false
  return causes.length === 0 || has('style', 'script', 'markup')
}

/** Gives a file of the base the version of the working tree. */
async function putVersion(file: string, root: string, base: string): Promise<void> {
  await rm(join(base, file), { force: true })
  if (existsSync(join(root, file))) await cp(join(root, file), join(base, file))
}
