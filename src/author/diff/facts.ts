import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** Subjects of facts. The order is that of a report. */
export const parts = [
  'words',
  'headings',
  'links',
  'head',
  'data',
  'pictures',
  'markup',
  'style',
  'script',
  'files',
] as const
export type Part = (typeof parts)[number]

/** One thing that a page has. */
export type Fact = readonly [part: Part, text: string]

type Node = DefaultTreeAdapterTypes.Node

const unread = new Set(['head', 'script', 'style', 'template', 'noscript'])
const wordAttributes = ['aria-label', 'placeholder', 'title', 'alt']
/** Attributes that other facts have, and classes, which follow from the styles. */
const notMarkup = new Set([...wordAttributes, ...'class href src srcset imagesrcset data-file'.split(' ')])
/** Attributes of an image that follow from the picture's file. */
const ofPicture = /^(?:width|height)$/

/** Returns the facts of a page in reading order, as a reader, a browser and a search engine see them. */
export const factsOf = (html: string): Fact[] => [...factsIn(parse(html), false)]

function* factsIn(node: Node, isRead: boolean): Generator<Fact> {
  if ('value' in node && isRead) yield* wordsIn(node.value)
  const tag = node.nodeName
  if ('attrs' in node) {
    const values = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    if (isRead) yield* wordsIn(wordAttributes.map((name) => values[name] ?? '').join(' '))
    yield* factsOfElement(tag, values, textOf(node))
  }
  const isReadBelow = tag === 'body' || (isRead && !unread.has(tag))
  const inside = 'content' in node ? node.content : node
  for (const child of 'childNodes' in inside ? inside.childNodes : []) yield* factsIn(child, isReadBelow)
}

function* factsOfElement(tag: string, values: Record<string, string>, text: string): Generator<Fact> {
  const { rel = '', href = '', src = '', name = values.property ?? values['http-equiv'] } = values
  if (/^h[1-6]$/.test(tag)) yield ['headings', `${tag} ${text}`]
  if (tag === 'a') yield ['links', `“${text}”: ${href}`]
  if (tag === 'title') yield ['head', `title: ${text}`]
  if (tag === 'meta' && name !== undefined) yield ['head', `${name}: ${values.content}`]
  if (/^(?:canonical|alternate)$/.test(rel)) yield ['head', `${rel}${values.hreflang ?? ''}: ${href}`]
  if (tag === 'img') yield ['pictures', `“${values.alt ?? ''}”: ${src}${sizeOf(values)}`]
  if (tag === 'style') yield* declarationsIn(text)
  if (values.type === 'application/ld+json') yield* valuesIn(text)
  if (/^(?:script|meta|title|style)$/.test(tag)) return
  const rest = Object.entries(values).filter(
    ([attribute]) => !notMarkup.has(attribute) && !(tag === 'img' && ofPicture.test(attribute)),
  )
  yield ['markup', `<${[tag, ...rest.map(([key, value]) => `${key}="${value}"`)].join(' ')}>`]
}

const sizeOf = ({ width, height }: Record<string, string>) => (width ? ` (${width} × ${height})` : '')

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join(' ').trim() : ''

const factsFrom = (part: Part, texts: string[]): Fact[] => texts.filter(Boolean).map((text) => [part, text])

const wordsIn = (text: string) => factsFrom('words', text.split(/\s+/))

/** Returns the selectors and declarations of a style sheet. Names of classes are hashes. A placeholder is of its picture. */
const declarationsIn = (css: string): Fact[] =>
  css
    .replaceAll(/\.[A-Za-z]{5,7}\b(?!\()/g, '.…')
    .split(/[{};]/)
    .filter(Boolean)
    .map((text) => [text.startsWith('--placeholder:') ? 'pictures' : 'style', text])

/** Returns the values of JSON line by line. */
const valuesIn = (json: string) =>
  factsFrom('data', JSON.stringify(JSON.parse(json), null, 1).split(/,?\n\s*/))

/** Returns the facts of a published file that is no page; undefined if only its bytes can be compared. */
export function factsOfFile(name: string, text: string): Fact[] | undefined {
  if (name.endsWith('.css')) return declarationsIn(text)
  if (name.endsWith('.json')) return text === '' ? [] : valuesIn(text)
  const isList = /^(?:sitemap.*\.xml|robots\.txt|_\w+)$/.test(name)
  return isList ? factsFrom('files', text.split(/\s*\n\s*/)) : undefined
}
