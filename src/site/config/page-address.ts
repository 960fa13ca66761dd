import type { Kinds } from '../../../schemas/kinds.ts'

/** The folders of `page-configs/` that hold pages, and the address each begins. */
export function pageFolders(kinds: Kinds): Map<string, string> {
  const own = Object.values(kinds).flatMap(({ pages }) =>
    pages ? [[pages.folder, pages.root] as const] : [],
  )
  return new Map([['general', ''], ...own])
}

/**
 * The address that a page file's place gives it: with `/shelf` as the root of `things`, `things/lamp.ts` is `/shelf/lamp`;
 * `general/index.ts` is `/`, `general/notes/[id].ts` is `/notes/:id`, and `general/[...path].ts` is whatever no other page
 * answers.
 */
export function pageAddress(file: string, folders: ReadonlyMap<string, string>): string {
  const [folder = '', ...rest] = file.replace(/\.(ts|json)$/, '').split('/')
  const names = rest.filter((name, index) => !(name === 'index' && index === rest.length - 1))
  const steps = names.map((name) => name.replace(/^\[\.\.\..+\]$/, '*').replace(/^\[(.+)\]$/, ':$1'))
  return [folders.get(folder) ?? '', ...steps].join('/') || '/'
}
