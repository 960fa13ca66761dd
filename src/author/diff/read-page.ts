import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { valuesOf } from './compare-lists.ts'
import { withoutHashes } from './published-folder.ts'

/** Returns the parts of a published page as a reader, a browser and a search engine see them. */
export function readPage(html: string) {
  const page = {
    /** Visible and spoken words in reading order. */
    words: new Array<string>(),
    headings: new Array<string>(),
    links: new Array<string>(),
    /** Title, canonical address and metadata, by name. */
    head: new Map<string, string>(),
    /** Values of the structured data, by path. */
    data: new Map<string, string>(),
    pictures: new Array<string>(),
    /** Elements with the attributes that no other part has. */
    markup: new Array<string>(),
    styles: new Array<string>(),
    /** Published files that the page names, by their names without hashes. */
    files: new Map<string, string>(),
    /** Files that a phone loads for the first view, besides the document. */
    firstView: new Array<string>(),
  }
  for (const node of parse(html).childNodes) walk(node, page, false)
  return page
}

export type PageParts = ReturnType<typeof readPage>
type Attribute = (name: string) => string
type Node = DefaultTreeAdapterTypes.ChildNode

const unread = new Set(['head', 'script', 'style', 'template', 'noscript'])
const wordAttributes = ['aria-label', 'placeholder', 'title', 'alt']
/** Attributes that other parts compare, and classes, which follow from the styles. */
const compared = new Set([
  ...wordAttributes,
  'class',
  'style',
  'href',
  'src',
  'srcset',
  'imagesrcset',
  'data-file',
])
/** Width from which a phone chooses a picture. */
const PHONE_PICTURE_WIDTH = 640

function walk(node: Node, page: PageParts, isRead: boolean): void {
  if ('value' in node && isRead) page.words.push(...wordsIn(node.value))
  if (!('tagName' in node)) return
  const { tagName, attrs } = node
  const attribute: Attribute = (wanted) => attrs.find(({ name }) => name === wanted)?.value ?? ''
  const text = textOf(node)
  if (isRead) page.words.push(...wordAttributes.flatMap((name) => wordsIn(attribute(name))))
  if (/^h[1-6]$/.test(tagName)) page.headings.push(`${tagName} ${text}`)
  if (tagName === 'a') page.links.push(`“${text}” to ${withoutHashes(attribute('href'))}`)
  page.styles.push(...declarationsIn(tagName === 'style' ? text : attribute('style')))
  readHead(tagName, attribute, text, page)
  readFiles(tagName, attribute, page)
  const rest = attrs.filter(({ name }) => !compared.has(name))
  if (!['script', 'meta', 'title'].includes(tagName))
    page.markup.push(
      withoutHashes(`<${[tagName, ...rest.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`),
    )
  const isReadBelow = tagName === 'body' || (isRead && !unread.has(tagName))
  for (const child of 'content' in node ? node.content.childNodes : node.childNodes)
    walk(child, page, isReadBelow)
}

function readHead(tagName: string, attribute: Attribute, text: string, { head, data }: PageParts): void {
  const name = attribute('name') || attribute('property') || attribute('http-equiv')
  if (tagName === 'title') head.set('title', text)
  if (tagName === 'meta' && name !== '') head.set(name, withoutHashes(attribute('content')))
  if (tagName === 'link' && /^(?:canonical|alternate)$/.test(attribute('rel')))
    head.set(`${attribute('rel')} ${attribute('hreflang')}`.trim(), attribute('href'))
  if (attribute('type') === 'application/ld+json') for (const one of valuesOf(text)) data.set(...one)
}

function readFiles(tagName: string, attribute: Attribute, { files, firstView, pictures }: PageParts): void {
  const set = `${attribute('srcset')},${attribute('imagesrcset')}`
    .split(',')
    .map((one) => one.trim().split(' '))
  const own = attribute('src') || (tagName === 'link' ? attribute('href') : '') || attribute('data-file')
  const preview =
    attribute('property') === 'og:image' ? attribute('content').replace(/^https?:\/\/[^/]*/, '') : ''
  for (const address of [own, preview, attribute('poster'), ...set.map(([one = '']) => one)])
    if (/^\/[^/]/.test(address)) files.set(withoutHashes(address.slice(1)), address.slice(1))
  if (tagName === 'img')
    pictures.push(`${withoutHashes(attribute('src'))} (${attribute('alt') || 'no alternative text'})`)
  if (!/^(?:stylesheet|preload)$/.test(attribute('rel')) && !(tagName === 'script' && own !== '')) return
  const chosen = set.find(([, width = '']) => Number.parseInt(width, 10) >= PHONE_PICTURE_WIDTH)?.[0]
  firstView.push((chosen ?? own).slice(1))
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join(' ').trim() : ''

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

/** Returns the parts of a style sheet that are compared: selectors, and declarations. Names of classes are hashes. */
export const declarationsIn = (css: string): string[] =>
  withoutHashes(css)
    .replaceAll(/\.[A-Za-z]{5,7}\b(?!\()/g, '.…')
    .split(/[{};]/)
    .filter(Boolean)
