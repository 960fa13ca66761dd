import { diffArrays } from 'diff'
import { findProblems } from '../../../lint/find-problems.ts'
import { findingsError } from '../../../lint/load-config.ts'
import type { JoinedPage } from '../../../site/joined/joined-site.ts'
import { marksIn, withoutMarks } from '../../protocol/marks.ts'
import type { Reading } from '../project/open-project.ts'
import type { RawLeaf } from './collect-leaves.ts'
import { hostAnswers } from './host-answers.ts'
import { withDefaults, type MarkedProject } from './mark-project.ts'
import { markSplits } from './mark-splits.ts'
import { joinPieces, pagePieces } from './page-pieces.ts'
import { drawPage, type Surroundings } from './render-page.ts'

/** A page whose texts have marks. */
interface TracedPage {
  page: JoinedPage
  /** The plain HTML with marks in its texts. */
  html: string
  /** Texts of the page with marks, as HTML. */
  texts: string[]
  /** Leaves that the page shows. */
  leaves: RawLeaf[]
}

/**
 * Renders a page twice, plain and from marked inputs. A plain text takes the marks of the marked text that is equal
 * without them. A text that its block computes has none. Returns undefined if no page has the address. Throws an error
 * for authors if the site's settings cannot be read.
 */
export async function tracePage(
  path: string,
  { project }: Reading,
  marked: MarkedProject | undefined,
  surroundings: Surroundings,
): Promise<TracedPage | undefined> {
  const { config } = project
  if (!config) throw findingsError(findProblems(project))
  // Both renders have the same answers of the host.
  const senderOf = hostAnswers(surroundings.host)
  const drawn = await drawPage({ ...project, config }, path, { ...surroundings, send: senderOf() })
  if (!drawn) return undefined
  const { page, html } = drawn
  const other =
    marked &&
    (await drawPage(withDefaults(marked, page.loaded.file), path, {
      ...surroundings,
      inputs: marked.inputs,
      send: senderOf(marked.mark),
    }))
  const pieces = pagePieces(html)
  const leavesIn = (text: string) => marksIn(text).flatMap((mark) => marked?.list.at(mark) ?? [])
  const texts = markSplits(
    withMarks(pieces.texts, other ? pagePieces(other.html).texts : []),
    (text) => leavesIn(text)[0],
  )
  const leaves = [...new Set(texts.flatMap(leavesIn))].toSorted((a, b) => a.id - b.id)
  return { page, html: joinPieces({ ...pieces, texts }), texts, leaves }
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
