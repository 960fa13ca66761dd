import type { JoinedPage } from '../../../site/joined/joined-site.ts'
import { groupBy } from '../../../util/group-by.ts'
import { withDefaults, type MarkedProject } from './mark-project.ts'
import { marksIn } from '../../protocol/marks.ts'
import { filesOfPage } from './page-files.ts'
import { htmlOf, joinPages, type Surroundings } from './render-page.ts'

/** Returns the addresses of the pages that show a value of a file. */
export async function usesOf(
  { file, path }: { file: string; path: PropertyKey[] },
  marked: MarkedProject,
  surroundings: Surroundings,
): Promise<string[]> {
  const site = await joinPages(
    withDefaults(marked, (page) => page.file === file),
    marked,
    surroundings.host,
  )
  const place = JSON.stringify(path)
  const leaf = marked.list.leaves.findLast((one) => one.file === file && JSON.stringify(one.path) === place)
  const shows = (text: string) =>
    marksIn(text).some((mark) => leaf !== undefined && marked.list.at(mark) === leaf)
  const pages = [...site.joined, ...site.translated]
  const found = pages.filter(({ bound, document }) =>
    shows(JSON.stringify([bound, document.head, document.faqs, document.page.title])),
  )
  if (found.length > 0) return pathnames(found)
  // A value of the shell is on all pages of a language, or on none.
  const inShells: JoinedPage[] = []
  for (const [first, ...rest] of groupBy(pages, (page) => page.site).values())
    if (first && shows(await htmlOf(first, site, surroundings))) inShells.push(first, ...rest)
  if (inShells.length > 0) return pathnames(inShells)
  // A value without a mark: the pages that read its file.
  return pathnames(leaf ? [] : site.joined.filter((page) => filesOfPage(page).includes(file)))
}

const pathnames = (pages: JoinedPage[]) => pages.map(({ pathname }) => pathname)
