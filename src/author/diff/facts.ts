import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** One thing that a page has. Its name identifies it, as that of a meta element does; many facts have none. */
export type Fact = readonly [part: Part | 'first view', name: string, value: string]

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

type Node = DefaultTreeAdapterTypes.ChildNode

const unread = new Set(['head', 'script', 'style', 'template', 'noscript'])
const wordAttributes = ['aria-label', 'placeholder', 'title', 'alt']
/** Attributes that other facts have, and classes, which follow from the styles. */
const notMarkup = new Set([
  ...wordAttributes,
  ...'class style href src srcset imagesrcset data-file'.split(' '),
])
/** Width from which a phone chooses a picture. */
const PHONE_PICTURE_WIDTH = 640

/** Returns the facts of a page in reading order, as a reader, a browser and a search engine see them. */
export function factsOf(html: string): Fact[] {
  const facts: Fact[] = []
  const walk = (node: Node, isRead: boolean): void => {
    if ('value' in node && isRead) facts.push(...wordsIn(node.value))
    if (!('tagName' in node)) return
    const { tagName, attrs } = node
    const values = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
    if (isRead) facts.push(...wordAttributes.flatMap((name) => wordsIn(values[name] ?? '')))
    facts.push(...factsOfElement(tagName, values, textOf(node)))
    const isReadBelow = tagName === 'body' || (isRead && !unread.has(tagName))
    for (const child of 'content' in node ? node.content.childNodes : node.childNodes)
      walk(child, isReadBelow)
  }
  for (const node of parse(html).childNodes) walk(node, false)
  return facts
}

function* factsOfElement(tag: string, values: Record<string, string>, text: string): Generator<Fact> {
  const { rel = '', href = '', src = '', name = values.property ?? values['http-equiv'] } = values
  if (/^h[1-6]$/.test(tag)) yield ['headings', '', `${tag} ${text}`]
  if (tag === 'a') yield ['links', `“${text}”`, href]
  if (tag === 'title') yield ['head', 'title', text]
  if (tag === 'meta' && name !== undefined) yield ['head', name, values.content ?? '']
  if (/^(?:canonical|alternate)$/.test(rel)) yield ['head', `${rel} ${values.hreflang ?? ''}`.trim(), href]
  if (tag === 'img') yield ['pictures', values.alt || 'no alternative text', src]
  if (values.type === 'application/ld+json') yield* valuesIn('data', JSON.parse(text))
  yield* declarationsIn(tag === 'style' ? text : (values.style ?? ''))
  if (/^(?:stylesheet|preload)$/.test(rel) || (tag === 'script' && src !== ''))
    yield ['first view', '', phonePicture(values.imagesrcset) ?? (src || href)]
  if (/^(?:script|meta|title)$/.test(tag)) return
  const rest = Object.entries(values).filter(([attribute]) => !notMarkup.has(attribute))
  yield ['markup', '', `<${[tag, ...rest.map(([key, value]) => `${key}="${value}"`)].join(' ')}>`]
}

const phonePicture = (set = '') =>
  set
    .split(',')
    .map((one) => one.trim().split(' '))
    .find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_PICTURE_WIDTH)?.[0]

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join(' ').trim() : ''

const wordsIn = (text: string): Fact[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ['words', '', word])

/** Returns the selectors and declarations of a style sheet. Names of classes are hashes. */
export const declarationsIn = (css: string): Fact[] =>
  css
    .replaceAll(/\.[A-Za-z]{5,7}\b(?!\()/g, '.…')
    .split(/[{};]/)
    .filter(Boolean)
    .map((one) => ['style', '', one])

/** Returns the values of JSON by their paths. */
export function valuesIn(part: Part, value: unknown, path = ''): Fact[] {
  if (typeof value !== 'object' || value === null) return [[part, path, String(value)]]
  return Object.entries(value).flatMap(([key, one]) =>
    valuesIn(part, one, path === '' ? key : `${path}.${key}`),
  )
}
