import { diffArrays } from 'diff'
import type { RawLeaf } from './collect-leaves.ts'
import { withDefaults, type MarkedProject } from './mark-project.ts'
import { markSplits } from './mark-splits.ts'
import { marksIn, withoutMarks } from '../../protocol/marks.ts'
import { joinPieces, pagePieces } from './page-pieces.ts'
import { drawPage, type DrawnPage, type Surroundings } from './render-page.ts'
import type { Project } from '../../../site/config/project.ts'

/** A page whose texts have marks. */
export interface TracedPage {
  drawn: DrawnPage
  /** The plain HTML with marks in its texts. */
  html: string
  /** Texts of the page with marks, as HTML. */
  texts: string[]
  /** Leaves that the page shows. */
  leaves: RawLeaf[]
}

interface Tracing {
  path: string
  plain: Project
  marked: MarkedProject | undefined
  surroundings: Surroundings
  /** Surroundings of the marked page: marked answers of the content host. */
  markedSurroundings: Surroundings
}

/**
 * Renders a page twice, plain and from marked inputs. A plain text takes the marks of the marked text that is equal
 * without them. A text that the marks change has none: its source is found by changing values. Undefined if no page has
 * the address.
 */
export async function tracePage({
  path,
  plain,
  marked,
  surroundings,
  markedSurroundings,
}: Tracing): Promise<TracedPage | undefined> {
  const drawn = await drawPage(plain, path, surroundings)
  if (!drawn) return undefined
  const file = drawn.page.loaded.file
  const other = marked && (await drawPage(withDefaults(marked, file), path, markedSurroundings))
  const pieces = pagePieces(drawn.html)
  const leavesIn = (text: string) => marksIn(text).flatMap((mark) => marked?.list.at(mark) ?? [])
  const texts = markSplits(
    withMarks(pieces.texts, other ? pagePieces(other.html).texts : []),
    (text) => leavesIn(text)[0],
  )
  const leaves = [...new Set(texts.flatMap(leavesIn))].toSorted((a, b) => a.id - b.id)
  return { drawn, html: joinPieces({ ...pieces, texts }), texts, leaves }
}

/** Returns plain texts, with the marked ones in place of those that are equal. */
function withMarks(plain: string[], marked: string[]): string[] {
  let from = 0
  return diffArrays(plain, marked.map(withoutMarks)).flatMap(({ value, added, removed }) => {
    if (removed) return value
    const texts = marked.slice(from, from + value.length)
    from += value.length
    return added ? [] : texts
  })
}
