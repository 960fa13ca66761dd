import { isDeepStrictEqual } from 'node:util'
import { siteFile } from '../../../site/config/project.ts'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'
import { marksIn } from '../../../util/marks.ts'
import { onceFor } from '../../../util/once-for.ts'
import { textsIn } from '../../../util/texts-in.ts'
import type { LeafList } from './leaves.ts'

/** Returns the addresses of the pages of a marked site that show the value at a path of a file. */
export function usesOf(
  { file, path }: { file: string; path: PropertyKey[] },
  { joined, translated }: JoinedSite,
  { leafAt }: LeafList,
): string[] {
  const pages = [...joined, ...translated]
  const isValue = (mark: number) => leafAt(mark)?.file === file && isDeepStrictEqual(leafAt(mark)?.path, path)
  const shown = pages.filter(({ bound, document, site }) =>
    [bound, document, site].some((part) => marksOf(part).some(isValue)),
  )
  if (shown.length > 0) return shown.map(({ pathname }) => pathname)
  // Defaults have no marks in a whole site. Those of a page are on this page, and those of the settings on all.
  return pages
    .filter(({ loaded }) => file === siteFile || loaded.file === file)
    .map(({ pathname }) => pathname)
}

/** Pages share documents and settings. */
const marksOf = onceFor((value: object) => [
  ...new Set(textsIn('', value).flatMap(({ text }) => marksIn(text))),
])
