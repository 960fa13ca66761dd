import type { Kinds } from '../../../schemas/kinds.ts'

/** Folders of `page-configs/` that hold pages, each with the address that its pages lie below. */
export function pageFolders(kinds: Kinds): Map<string, string> {
  const own = Object.values(kinds).flatMap(({ pages }) =>
    pages ? [[pages.folder, pages.root] as const] : [],
  )
  return new Map([['general', ''], ...own])
}

/**
 * Address of a page by the place of its file: with `/shelf` as the root of `things`, `things/lamp.ts` is `/shelf/lamp`;
 * `general/index.ts` is `/`, `general/notes/[id].ts` is `/notes/:id`, and `general/[...path].ts` is every address that no
 * other page has.
 */
export function pageAddress(file: string, folders: ReadonlyMap<string, string>): string {
  const [folder = '', ...rest] = file.replace(/\.(ts|json)$/, '').split('/')
  const names = rest.filter((name, index) => !(name === 'index' && index === rest.length - 1))
  const steps = names.map((name) => name.replace(/^\[\.\.\..+\]$/, '*').replace(/^\[(.+)\]$/, ':$1'))
  return [folders.get(folder) ?? '', ...steps].join('/') || '/'
}

/** Name of a page by its file: of `things/lamp.ts` it is `lamp`, of `things/index.ts` it is `things`. */
export const nameOfFile = (file: string) => file.replace(/(\/index)?\.\w+$/, '').replace(/^.*\//, '')
