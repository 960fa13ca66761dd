import { notedPictures, pictureNotes } from '../../../site/config/picture-notes.ts'
import { answers } from '../../../site/config/answers.ts'
import { fileOf } from '../../../site/joined/embedded-content.ts'
import { joinContent } from '../../../site/joined/join-content.ts'
import type { JoinedPage, JoinedSite } from '../../../site/joined/joined-site.ts'
import { isBelow } from '../../../runtime/engine/local-links.ts'
import { sourceAddress } from '../../../site/config/site-languages.ts'
import { withoutMarks } from '../../../util/marks.ts'
import { valueAt } from '../../../util/problem.ts'
import { textsIn } from '../../../util/texts-in.ts'
import { withTexts } from '../../../util/with-texts.ts'
import type { MarkedState } from '../../protocol/protocol.ts'
import type { RawLeaf } from './leaves.ts'
import { markParsed, type MarkedProject } from './mark-project.ts'

/** A page with marks in its texts. */
interface TracedPage {
  page: JoinedPage
  state: MarkedState
  /** Leaves that the state has marks of. */
  leaves: RawLeaf[]
}

/** Marks the page at an address, as `plain` has it. Returns undefined if no page has the address. */
export async function tracePage(
  path: string,
  plain: JoinedSite,
  marked: MarkedProject,
  host: string,
): Promise<TracedPage | undefined> {
  const source = sourceAddress(path, plain.config)
  // The page `/*` answers unknown addresses.
  const project = markParsed(marked, (loaded) => loaded.path === '/*' || answers(loaded.path, source))
  const page = pageAt(path, plain)
  const markedPage = pageAt(path, await joinContent(project, { host, content: marked.content(), only: path }))
  if (!page || !markedPage) return undefined
  const stateOf = ({ site, document, bound }: JoinedPage): MarkedState => {
    const pictures = notedPictures(pictureNotes({ ...plain.config, site }, host))
    return { site, document: { ...document, pictures }, bound }
  }
  const state = withMarks(stateOf(page), stateOf(markedPage))
  return { page, state, leaves: marked.list.in(JSON.stringify(state)) }
}

/** Returns the page of a site that was joined for its address alone. */
const pageAt = (path: string, { joined, translated }: JoinedSite): JoinedPage | undefined =>
  translated.find(({ site }) => isBelow(site.local?.root ?? '', path)) ?? joined[0]

/**
 * Returns a value with the marks of another one, where both have the same text. Marks must not change what is shown: a title with marks, for example,
 * is not found by its name.
 */
function withMarks<T>(plain: T, marked: unknown): T {
  const texts = textsIn('', plain).flatMap(({ path, text }) => {
    const other = valueAt(path, marked)
    const isSame = typeof other === 'string' && other !== text && withoutMarks(other) === text
    return isSame ? [[JSON.stringify(path), other] as const] : []
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are replaced, by texts
  return withTexts(plain, new Map(texts)) as T
}

/** Returns the files of a page's config and content. */
export function filesOfPage({ loaded, endpoint }: JoinedPage): string[] {
  return [loaded.file, ...(endpoint === undefined ? [] : [fileOf(endpoint)])]
}
