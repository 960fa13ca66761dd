/** Matches elements whose content is no text of the page, tags, and texts between them, in HTML that React wrote. */
const PART =
  /<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>"]*(?:"[^"]*"[^>"]*)*>|[^<]+/g

/** Attributes whose values visitors read or hear. */
const TEXT_ATTRIBUTE =
  /(?<= (?:alt|aria-label|aria-roledescription|aria-valuetext|title|placeholder|label)=")[^"]+(?=")/g

/** The content of an element of the head that search results or shared links show. */
const HEAD_TEXT =
  /(?<=^<meta (?=[^>]*"(?:[\w:]*(?:description|title|site_name|alt))").* content=")[^"]+(?=")/g

/** HTML cut into texts and the markup between them: a markup, a text, a markup, …, a markup. */
export interface PagePieces {
  markup: string[]
  texts: string[]
}

/** Cuts HTML at its texts and its text attributes. Texts of blanks belong to the markup. */
export function pagePieces(html: string): PagePieces {
  const markup: string[] = []
  const texts: string[] = []
  let before = ''
  const add = (text: string) => {
    markup.push(before)
    texts.push(text)
    before = ''
  }
  for (const [part] of html.matchAll(PART)) {
    if (!part.startsWith('<')) {
      if (part.trim() === '') before += part
      else add(part)
      continue
    }
    if (/^<(?:script|style|noscript|!--)/.test(part)) {
      before += part
      continue
    }
    let from = 0
    for (const { 0: text, index } of part.matchAll(part.startsWith('<meta') ? HEAD_TEXT : TEXT_ATTRIBUTE)) {
      before += part.slice(from, index)
      add(text)
      from = index + text.length
    }
    before += part.slice(from)
  }
  markup.push(before)
  return { markup, texts }
}

/** Returns a text of HTML that React wrote as visitors read it. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/&(lt|gt|quot|#x27|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll('&amp;', '&')

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00A0',
}
