import { markOf, marksIn, withoutMarks } from '../../protocol/marks.ts'
import type { Leaf } from '../../protocol/protocol.ts'
import { pageTexts, singleSpaced, type PageText } from './page-texts.ts'
import { markedText } from './take-marks.ts'

/** Part of a text that comes from one value, or from the engine. */
export interface Part {
  text: string
  leaf?: Leaf
  /** Which text of an HTML value the part is. */
  run: number
}

/** A text of the page with its parts. Without parts its source is unknown until the server computes it. */
export interface TracedText extends PageText {
  parts: Part[]
}

/** Returns the leaf of a mark. */
export type LeafAt = (mark: number | undefined) => Leaf | undefined

/** Returns a function that finds leaves by their marks. */
export function leafFinder(leaves: Leaf[]): LeafAt {
  const byMark = new Map(
    leaves.flatMap((leaf) => Array.from({ length: leaf.runs }, (_, run) => [leaf.id + run, leaf] as const)),
  )
  return (mark) => (mark === undefined ? undefined : byMark.get(mark))
}

/** Returns the texts below an element with their parts. */
export const tracedTexts = (root: Element, leafAt: LeafAt): TracedText[] =>
  withSplits(pageTexts(root), leafAt).map((text) => ({ ...text, parts: partsOf(text.raw, leafAt) }))

/**
 * Marks texts that the engine has split off a marked text, as a compound that must not break. The value of the marked text
 * beside it contains both.
 */
function withSplits(texts: PageText[], leafAt: LeafAt): PageText[] {
  const ofText = (at: number) => leafAt(marksIn(texts[at]?.raw ?? '')[0])
  // Two passes backwards and one forwards reach a text between two splits.
  const places = [...texts.keys()]
  for (const at of [...places.toReversed(), ...places, ...places.toReversed()]) {
    const text = texts[at]
    if (!text || ofText(at)) continue
    const [before = '', after = ''] = [texts[at - 1]?.raw, texts[at + 1]?.raw]
    const beside = [
      [ofText(at + 1), text.raw + after],
      [ofText(at - 1), before + text.raw],
    ] as const
    const [leaf] = beside.find(([found, joined]) => found && hasText(found, joined)) ?? []
    if (leaf) text.raw += markOf(leaf.id)
  }
  return texts
}

/** Whether the value of a leaf contains a text. */
const hasText = ({ html, value }: Leaf, raw: string) =>
  singleSpaced(html ? parseHtml(value).body.textContent : value).includes(singleSpaced(withoutMarks(raw)))

/** A text of the page's head. */
export interface HeadText {
  name: string
  text: string
  parts: Part[]
}

/** Returns the title and the descriptions of the page's head. */
export const headTexts = (leafAt: LeafAt): HeadText[] =>
  [...document.head.querySelectorAll('title, meta[content]')].flatMap((element) => {
    const node = element.getAttributeNode('content') ?? element.firstChild
    const parts = node ? partsOf(markedText(node), leafAt) : []
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName
    const text = singleSpaced(node?.nodeValue ?? '')
    return parts.some(({ leaf }) => leaf) ? [{ name, text, parts }] : []
  })

/** Splits a text at its marks. A mark stands after words of its value; what follows the last mark is the engine's own. */
export function partsOf(raw: string, leafAt: LeafAt): Part[] {
  const parts: Part[] = []
  for (const piece of raw.split(/(?<=[\uF000-\uF7FF])/)) {
    const [mark] = marksIn(piece)
    const text = withoutMarks(piece)
    const leaf = leafAt(mark)
    const run = leaf && mark !== undefined ? mark - leaf.id : 0
    const last = parts.at(-1)
    if (last && last.leaf === leaf && last.run === run) last.text += text
    else if (text.trim() !== '') parts.push({ text, run, ...(leaf && { leaf }) })
  }
  return parts.flatMap(withoutLead)
}

/** Separates the words of the engine before a value: "Home of" before the name of the site. */
function withoutLead({ text, leaf, run }: Part): Part[] {
  const shown = singleSpaced(text)
  const value = leaf && !leaf.html ? singleSpaced(leaf.value) : shown
  const lead = shown.endsWith(value) ? shown.slice(0, shown.length - value.length).trim() : ''
  if (!leaf || lead === '') return [{ text: shown, run, ...(leaf && { leaf }) }]
  return [
    { text: lead, run: 0 },
    { text: value, run, leaf },
  ]
}

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html')
