import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { hasWords } from '../../site/languages/shown-texts.ts'
import { escapeRegExp } from '../../util/escape-reg-exp.ts'
import { langAttributes } from '../../util/lang-attributes.ts'

type Node = DefaultTreeAdapterTypes.Node

/** Language of the words in a part of a page; undefined if it has no words. */
type Words = 'page' | 'source' | 'both' | undefined

/**
 * Adds `lang`, and `dir` if it is not the page's, where a page has texts of the source language, because they have no translation. The outermost element whose words are all in
 * this language gets it. A text beside words of the page gets an element of its own, but in islands, whose markup React knows.
 */
export function markFallbacks(
  html: string,
  fallbacks: readonly string[],
  lang: string,
  page: string,
): string {
  if (fallbacks.length === 0) return html
  const attributes = langAttributes(lang, page)
  const fragment = parseFragment(html, { sourceCodeLocationInfo: true })
  const words = readWords(fragment, testOf(fallbacks))
  const added: { offset: number; text: string }[] = []
  const mark = (node: Node, isInIsland: boolean): void => {
    const place = words.get(node) === 'source' ? node.sourceCodeLocation : undefined
    if (!place) {
      const isIsland = isInIsland || attributesOf(node).has('data-island')
      for (const child of childrenOf(node)) mark(child, isIsland)
    } else if ('attrs' in node) {
      const { endOffset } = node.sourceCodeLocation?.startTag ?? place
      added.push({ offset: endOffset - (html[endOffset - 2] === '/' ? 2 : 1), text: ` ${attributes}` })
    } else if (!isInIsland) {
      added.push({ offset: place.startOffset, text: `<span ${attributes}>` })
      added.push({ offset: place.endOffset, text: '</span>' })
    }
  }
  mark(fragment, false)
  let [marked, from] = ['', 0]
  for (const { offset, text } of added) {
    marked += html.slice(from, offset) + text
    from = offset
  }
  return marked + html.slice(from)
}

/** Returns the language of the words in each part. Words of a part that names its language do not count. */
function readWords(fragment: Node, isFallback: (text: string) => boolean): ReadonlyMap<Node, Words> {
  const words = new Map<Node, Words>()
  const read = (node: Node): Words => {
    const attributes = attributesOf(node)
    if (attributes.has('lang') || /^(?:script|style)$/.test(node.nodeName)) return undefined
    const texts = [
      ...('value' in node ? [node.value] : []),
      ...SPOKEN.map((name) => attributes.get(name) ?? ''),
    ]
    const languages = texts.filter(hasWords).map((text): Words => (isFallback(text) ? 'source' : 'page'))
    const language = [...languages, ...childrenOf(node).map(read)].reduce<Words>(both, undefined)
    words.set(node, language)
    return language
  }
  read(fragment)
  return words
}

/** Returns a test for shown texts: whether all words of one are in texts without a translation, whose placeholders may be filled. */
function testOf(fallbacks: readonly string[]): (text: string) => boolean {
  const runs = new Set(fallbacks.flatMap(runsOf))
  const patterns = [...runs]
    .toSorted((a, b) => b.length - a.length)
    .map((run) =>
      plain(run)
        .split(/\{[\w.]+\}/)
        .map(escapeRegExp)
        .join('.+?'),
    )
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'gsv',
  )
  return (text) => !hasWords(plain(text).replaceAll(pattern, ''))
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Returns the texts with words between the tags of HTML. The one run of a plain text is all of it. */
const runsOf = (text: string): string[] =>
  (/[<&]/.test(text) ? textsBelow(parseFragment(text)) : [text]).filter(hasWords)

const textsBelow = (node: Node): string[] =>
  'value' in node ? [node.value] : childrenOf(node).flatMap(textsBelow)

/** Attributes whose texts browsers show or read aloud. */
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title']

const both = (before: Words, after: Words): Words =>
  before && after && before !== after ? 'both' : (before ?? after)

const attributesOf = (node: Node): ReadonlyMap<string, string> =>
  new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : [])

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
