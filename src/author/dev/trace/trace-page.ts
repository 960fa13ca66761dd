import { answers } from '../../../site/joined/answers.ts'
import type { JoinedPage } from '../../../site/joined/joined-site.ts'
import { marksIn, withoutMarks } from '../../protocol/marks.ts'
import type { RawLeaf } from './collect-leaves.ts'
import { withDefaults, type MarkedProject } from './mark-project.ts'
import { markSplits } from './mark-splits.ts'
import { pagePieces } from './page-pieces.ts'
import { htmlOf, joinPages, type Surroundings } from './render-page.ts'

/** A page whose texts have marks. */
interface TracedPage {
  page: JoinedPage
  html: string
  /** Texts of the page with marks, as HTML. */
  texts: string[]
  /** Leaves that the page shows. */
  leaves: RawLeaf[]
}

/** Renders the page at an address from marked values. Returns undefined if no page has the address. */
export async function tracePage(
  path: string,
  marked: MarkedProject,
  surroundings: Surroundings,
): Promise<TracedPage | undefined> {
  // The page `/*` answers unknown addresses.
  const project = withDefaults(marked, (loaded) => loaded.path === '/*' || answers(loaded.path, path))
  const site = await joinPages(project, marked, surroundings.host, path)
  const [page] = site.joined
  if (!page) return undefined
  const pieces = pagePieces(await htmlOf(page, site, surroundings))
  const leavesIn = (text: string) => marksIn(text).flatMap((mark) => marked.list.at(mark) ?? [])
  const texts = markSplits(pieces.texts, (text) => leavesIn(text)[0])
  const leaves = [...new Set(texts.flatMap(leavesIn))].toSorted((a, b) => a.id - b.id)
  const html = pieces.markup.map((part, index) => withoutMarks(part) + (texts[index] ?? '')).join('')
  return { page, html, texts, leaves }
}
