import type { Kinds } from '../../../schemas/kinds.ts'

/** Returns the folders of `page-configs/` with pages, each with the address above its pages. */
export function pageFolders(kinds: Kinds): Map<string, string> {
  const folders = Object.values(kinds).flatMap(({ pages }) =>
    pages ? [[pages.folder, pages.root] as const] : [],
  )
  return new Map([['general', ''], ...folders])
}

/**
 * Returns the address of a page by the path of its file. With `/shelf` as the root of `things`, `things/lamp.ts` is
 * `/shelf/lamp`. `general/index.ts` is `/`, and `general/notes/[id].ts` is `/notes/:id`. `general/[...path].ts` is
 * every address without another page.
 */
export function pageAddress(file: string, folders: ReadonlyMap<string, string>): string {
  const [folder = '', ...rest] = file.replace(/\.(ts|json)$/, '').split('/')
  const names = rest.filter((name, index) => !(name === 'index' && index === rest.length - 1))
  const steps = names.map((name) => name.replace(/^\[\.\.\..+\]$/, '*').replace(/^\[(.+)\]$/, ':$1'))
  return [folders.get(folder) ?? '', ...steps].join('/') || '/'
}

/**
 * Returns an address without what two pages cannot differ in. Some disks and visitors do not distinguish Retail from
 * retail, and no address distinguishes [id] from [slug].
 */
export const routeKey = (path: string) => path.toLowerCase().replaceAll(/:[^/]+/g, ':')

/** Returns the name of a page by its file: `lamp` for `things/lamp.ts`, `things` for `things/index.ts`. */
export const nameOfFile = (file: string) => file.replace(/(\/index)?\.\w+$/, '').replace(/^.*\//, '')
