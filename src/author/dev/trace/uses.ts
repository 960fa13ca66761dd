import { wordsFile, kindsFile, siteFile } from '../../../site/config/project.ts'
import type { JoinedPage, JoinedSite } from '../../../site/joined/joined-site.ts'
import { onceFor } from '../../../util/once-for.ts'
import { textsIn } from '../../../util/texts-in.ts'
import type { Inputs } from '../project/open-project.ts'
import { filesOfPage, ownFiles } from './trace-page.ts'

/**
 * Returns the addresses of the pages that show a value of a file. A page shows it if it has the text and reads the file, or has the text from no file
 * of its own.
 */
export function usesOf(
  { file, path, value }: { file: string; path: PropertyKey[]; value: string },
  { joined, translated }: Pick<JoinedSite, 'joined' | 'translated'>,
  inputs: Inputs,
): string[] {
  const kind = file === kindsFile ? path[0] : undefined
  const pages = [...joined, ...translated].filter(
    ({ loaded }) => kind === undefined || loaded.page.kind === kind,
  )
  const piece = longestPiece(value)
  const shows = (texts: ReadonlySet<string>) =>
    piece === plain(value)
      ? texts.has(piece)
      : piece !== '' && [...texts].some((text) => text.includes(piece))
  const ownsText = (page: JoinedPage) => ownFiles(page).some((own) => shows(textsOf(Object(inputs.get(own)))))
  const found = pages.filter(
    (page) => shows(textsOfPage(page)) && (filesOfPage(page).includes(file) || !ownsText(page)),
  )
  // The header and the footer of all pages show settings and words.
  const isOfShell = file === siteFile || file === wordsFile
  return (found.length === 0 && isOfShell ? joined : found).map(({ pathname }) => pathname)
}

/** Returns the longest part of a text that pages show unchanged: without tags and placeholders. */
const longestPiece = (text: string): string =>
  text
    .split(/<[^>]*>|\{[\w.]+\}/)
    .map(plain)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')

/** Returns a text without the signs with which the engine keeps words together. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()

const textsOf = onceFor((value: object) => new Set(textsIn('', value).map(({ text }) => plain(text))))

const textsOfPage = onceFor(({ bound, document: { head, faqs, page } }: JoinedPage) =>
  textsOf({ bound, head, faqs, title: page.title }),
)
