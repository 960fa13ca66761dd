import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { engineSources } from '../../publish/app/load-app.ts'
import { notFoundFile, pageFile } from '../../serve/hosting/published-files.ts'
import { importConfigs } from '../../site/config/import-configs.ts'
import { asDeployed } from '../../site/config/override-site.ts'
import { readEnvironment } from '../../site/config/read-environment.ts'
import { readProject } from '../../site/config/read-project.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import { ownBlocksFolder } from '../../util/own-blocks.mjs'
import type { Cause, PageChange } from './change.ts'

/** Maximum number of files that are tried one by one. Each takes as long as reading the site. */
const MAX_TRIED_FILES = 40

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
  const data = files.filter(({ file }) => isData(file))
  const others = files.filter(({ file }) => !isData(file) && isSource(file, root))
  const read = `${data.length + others.length} of ${files.length} changed files belong to what pages are made from`
  if (changed.length === 0) return [read]
  const [before, now] = [await readSources(base), await readSources(root)]
  for (const cause of data.slice(0, MAX_TRIED_FILES)) {
    const then = await withVersion(base, cause.file, root, () => readSources(base))
    for (const page of changed)
      if ([page.before, page.after].some((name = '') => then.get(name)?.key !== before.get(name)?.key))
        page.causes.push(cause)
  }
  for (const page of changed) {
    const sources = [before.get(page.before ?? ''), now.get(page.after ?? '')].flatMap((one) => one ?? [])
    page.causes.push(...others.filter(({ file }) => isCause(file, page, sources, root)))
    // Two files that work together only, or one that the other side cannot read.
    if (page.causes.length === 0) page.causes.push(...data, ...others)
  }
  const left = data.length - MAX_TRIED_FILES
  return left > 0 ? [read, `${left} of them were not tried as causes, because trying takes too long`] : [read]
}

const isIn = (file: string, folders: string[]) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`))
const looks = ['page-configs/brand.tokens.json', 'page-configs/fonts']
const bytes = ['content/storage', 'public']
/** Whether a file is read as data, and not as code or as bytes. */
const isData = (file: string) =>
  isIn(file, ['page-configs', 'content']) && !isIn(file, [...looks, ...bytes, 'page-configs/rules'])
/** Whether pages are made from a file that is no data. */
const isSource = (file: string, root: string) =>
  isIn(file, [...looks, ...bytes, ownBlocksFolder(root), 'package-lock.json', ...engineSources])

/** Sources of a page: its key, addresses of its pictures, and types of its blocks. */
interface PageSources {
  key: string
  pictures: string[]
  blocks: string[]
}

/** Reads the site in a folder. Returns the sources of its pages by file; empty if the site cannot be read. */
async function readSources(root: string): Promise<Map<string, PageSources>> {
  const env = await readEnvironment(root)
  const { config, ...project } = asDeployed(await readProject(root, importConfigs(root)), env)
  if (!config) return new Map()
  const { VITE_CONTENT_HOST: host = '', VITE_SITE_URL: origin = 'http://127.0.0.1:4173' } = env
  const { joined, site, answers } = await joinContent({ ...project, config }, { host, origin })
  return new Map(
    joined.map(({ pathname, params, document, bound, endpoint = '' }) => {
      const pictures = bound.pictures.all
      const records = pictures.map((one) => config.pictures[one])
      const key = JSON.stringify([site, params, document, records, answers.get(endpoint)?.text])
      const blocks = document.page.blocks.map(({ type }) => type)
      return [pathname === '*' ? notFoundFile : pageFile(pathname), { key, pictures, blocks }]
    }),
  )
}

/** Whether a file that is no data is a cause: a picture of the page, code of its blocks, or code of all pages. */
function isCause(
  file: string,
  { changes, causes }: PageChange,
  sources: PageSources[],
  root: string,
): boolean {
  if (isIn(file, bytes)) {
    const address = file.replace(/^(?:content|public)\//, '')
    return (
      sources.some(({ pictures }) => pictures.some((one) => one.endsWith(`/${address}`))) ||
      changes.some(({ text }) => text.includes(address))
    )
  }
  const has = (...parts: string[]) => changes.some(({ part }) => parts.includes(part))
  if (isIn(file, looks)) return has('style') || changes.some(({ text }) => text.startsWith('theme-color'))
  const room = [ownBlocksFolder(root), 'block-library', 'schemas/blocks'].find((name) => isIn(file, [name]))
  const [, type] = /^\/(?!contract|parts)([\w-]+)[/.]/.exec(file.slice(room?.length ?? file.length)) ?? []
  if (type !== undefined && !sources.some(({ blocks }) => blocks.includes(type))) return false
  return causes.length === 0 || has('style', 'script', 'markup')
}

/** Does work while a file of the base has the new version. Publishing resets a worktree that was left changed. */
async function withVersion<T>(base: string, file: string, root: string, work: () => Promise<T>): Promise<T> {
  const put = async (content: Uint8Array | undefined) => {
    await mkdir(dirname(join(base, file)), { recursive: true })
    await (content ? writeFile(join(base, file), content) : rm(join(base, file), { force: true }))
  }
  const [before, now] = [base, root].map((folder) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined,
  )
  try {
    await put(now)
    return await work()
  } finally {
    await put(before)
  }
}
