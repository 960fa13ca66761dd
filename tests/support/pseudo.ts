/** Keys whose texts are for programs. */
const technical = new Set([
  'type',
  'id',
  'timeZone',
  'country',
  'locale',
  'language',
  'numbers',
  'src',
  'href',
  'icon',
  'date',
  'endpoint',
  'key',
  'prefix',
  'faqSet',
  'fallback',
  'samples',
  'pictureHosts',
])
const isShown = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !/^(\/|#|https?:|\{site|\{origin|[a-z][a-z\d_-]*$|\S+@\S+$)|^[\w/.-]+\.(webp|jpe?g|png|svg|mp4|webm)$/.test(
    text,
  )

/** Marks a text, and in rich text each part between tags. */
const markedText = (text: string) =>
  text.includes('<') ? text.replaceAll(/(?<=^|>)[^<]*\p{L}[^<]*/gu, (part) => `⟦${part}⟧`) : `⟦${text}⟧`

/** Marks every text that visitors read in a value: `Close` becomes `⟦Close⟧`. Names of options and addresses stay. */
export function marked<T>(value: T): T
export function marked(value: unknown): unknown {
  if (typeof value === 'string') return isShown(value) ? markedText(value) : value
  if (Array.isArray(value)) return value.map((part: unknown) => marked(part))
  if (!(value instanceof Object)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, technical.has(key) ? part : titled(key, part)]),
  )
}

/** Marks titles and descriptions of content, also those of one small word. */
const titled = (key: string, part: unknown): unknown =>
  typeof part === 'string' && /^(title|description)$/.test(key) && !/^(html|plain|none|\P{L}*)$/u.test(part)
    ? markedText(part)
    : marked(part)

/** Marks every word of a site, also those of one small word: `carousel`. */
export const markedWords = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) => (typeof part === 'string' ? `⟦${part}⟧` : part))

/** Symbols of units, which are the same in every language of the site. */
const units = /(?<![\p{L}])(mm|cm|km|kg|kWh|kW|kVA|kHz|Hz|BTU\/h|px|nits)(?![\p{L}])/gu
const addresses = /\S+@\S+|https?:\/\/\S+|\+?\d[\d ]{6,}/g

/** Returns the letters in a text outside marks: text of the engine's own. Empty for a text of the site. */
export function unmarked(text: string): string {
  let rest = text
  // A word may be filled with other words.
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  }
  rest = rest.replaceAll(addresses, ' ').replaceAll(units, ' ')
  return /\p{L}{2}/u.test(rest) ? rest.trim() : ''
}

const isSpoken = (name: string) =>
  /^(aria-(label|roledescription|valuetext|description)|alt|title|placeholder|label|data-[\w-]*(text|label|lost|place|name))$/.test(
    name,
  )

/** Returns the unmarked texts and attributes below an element. A marked text may be split into several elements. */
export function unmarkedIn(element: Element): string[] {
  const stray: string[] = []
  const texts: string[] = []
  for (const part of [element, ...element.querySelectorAll('*')])
    for (const { name, value } of part.attributes) if (isSpoken(name)) stray.push(unmarked(value))
  // A document of jsdom has no NodeFilter in Node. 4 is SHOW_TEXT.
  const walker = element.ownerDocument.createTreeWalker(element, 4)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest('script, style, time')) texts.push(textContent ?? '')
  }
  stray.push(unmarked(texts.join(' ')))
  return [...new Set(stray.filter(Boolean))]
}
