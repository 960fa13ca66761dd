import { notedPictures, pictureNotes } from '../../../site/config/picture-notes.ts'
import { kindsFile, metadataFile, siteFile, type Project } from '../../../site/config/project.ts'
import { siteContent } from '../../../site/content/site-content.ts'
import { answers } from '../../../site/joined/answers.ts'
import { fileOf } from '../../../site/joined/embedded-content.ts'
import { joinContent } from '../../../site/joined/join-content.ts'
import type { JoinedPage, JoinedSite } from '../../../site/joined/joined-site.ts'
import { isBelow } from '../../../runtime/engine/local-links.ts'
import { sourceAddress, translationFile } from '../../../site/config/site-languages.ts'
import { childOf } from '../../../util/document-order.ts'
import { parsed } from '../../../util/parsed.ts'
import { readText } from '../../../util/read-text.ts'
import { withoutMarks } from '../../../util/marks.ts'
import type { MarkedState } from '../../protocol/protocol.ts'
import type { DevelopmentProject } from '../project/open-project.ts'
import type { RememberedAnswers } from '../project/remember-answers.ts'
import type { RawLeaf } from './leaves.ts'
import { withDefaults, type MarkedProject } from './mark-project.ts'

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
  { host, hostAnswers }: Pick<DevelopmentProject, 'host' | 'hostAnswers'>,
): Promise<TracedPage | undefined> {
  const own = sourceAddress(path, plain.config)
  // The page `/*` answers unknown addresses.
  const project = withDefaults(marked, (loaded) => loaded.path === '/*' || answers(loaded.path, own))
  const content = markedContent(project, marked, host, hostAnswers.send)
  const page = pageAt(path, plain)
  const found = pageAt(path, await joinContent(project, { host, content, only: path }))
  if (!page || !found) return undefined
  const stateOf = ({ site, document, bound }: JoinedPage): MarkedState => {
    const pictures = notedPictures(pictureNotes({ ...plain.config, site }, host))
    return { site, document: { ...document, pictures }, bound }
  }
  const state = withMarks(stateOf(page), stateOf(found))
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
  const made =
    typeof plain === 'string'
      ? typeof marked === 'string' && withoutMarks(marked) === plain
        ? marked
        : plain
      : Array.isArray(plain)
        ? plain.map((part: unknown, index) => withMarks(part, entryOf(marked, part, index)))
        : typeof plain === 'object' && plain !== null
          ? Object.fromEntries(
              Object.entries(plain).map(([key, part]) => [key, withMarks(part, childOf(marked, key))]),
            )
          : plain
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are replaced, by texts
  return made as T
}

/** Returns the entry of a list that another list has: the one with its id, or at its place. */
const entryOf = (list: unknown, entry: unknown, index: number): unknown =>
  (Array.isArray(list) &&
    list.find((other) => childOf(other, 'id') === childOf(entry, 'id') && childOf(entry, 'id'))) ||
  childOf(list, index)

/** Returns the content of a project with marks in its answers. */
function markedContent(
  { root }: Project,
  { inputs, mark }: MarkedProject,
  host: string,
  send: RememberedAnswers['send'],
) {
  const sendMarked = async (address: string, init: RequestInit) => {
    const response = await send(address, init)
    const text = await response.text()
    const value = parsed(text)
    const body = value === undefined ? text : JSON.stringify(mark(address, value))
    return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } })
  }
  return siteContent({
    host,
    folder: `${root}/content`,
    kept: undefined,
    textOf: (file) => {
      const input = inputs.get(file.slice(root.length + 1).replaceAll('\\', '/'))
      return input === undefined ? readText(file) : JSON.stringify(input)
    },
    ...(host !== '' && { send: sendMarked }),
  })
}

/** Returns the files of a page's config and content, and of their translations. */
export function ownFiles({ loaded, endpoint, site }: JoinedPage): string[] {
  const files = [loaded.file, ...(endpoint === undefined ? [] : [fileOf(endpoint)])]
  return site.local ? files.flatMap((file) => [file, translationFile(file, site.language)]) : files
}

/** Returns all files that a page is made from. */
export function filesOfPage(joined: JoinedPage): string[] {
  const { page } = joined.loaded
  return [
    ...ownFiles(joined),
    siteFile,
    kindsFile,
    metadataFile,
    `page-configs/structured-data/${page.structuredData.faqSet ?? page.name}.json`,
    ...(page.content?.fallback === undefined ? [] : [`page-configs/fallback/${page.content.fallback}.json`]),
  ]
}
