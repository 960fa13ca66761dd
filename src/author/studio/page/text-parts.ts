import { markOf, marksIn, withoutMarks } from '../../../util/marks.ts'
import type { Leaf } from '../../protocol/protocol.ts'
import { groupBy } from '../../../util/group-by.ts'
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

/** Returns the texts below an element with their parts. A text without a mark is a part that the engine has split off a text around it. */
export function tracedTexts(root: Element, leafAt: LeafAt): TracedText[] {
  const texts = pageTexts(root)
  const byElement = groupBy(texts, ({ element }) => element)
  return texts.map((text) => {
    const { element, raw } = text
    if (marksIn(raw).length > 0) return { ...text, parts: partsOf(raw, leafAt) }
    const around = [element, element.parentElement].flatMap((part) => (part && byElement.get(part)) ?? [])
    const whole = around.flatMap((other) => marksIn(other.raw)).find((mark) => hasText(leafAt(mark), raw))
    return { ...text, parts: partsOf(whole === undefined ? raw : raw + markOf(whole), leafAt) }
  })
}

/** Whether the value of a leaf contains a text. */
const hasText = (leaf: Leaf | undefined, text: string) =>
  leaf !== undefined &&
  singleSpaced(leaf.html ? parseHtml(leaf.value).body.textContent : leaf.value).includes(singleSpaced(text))

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

/** Splits a text at its marks. A mark ends its value; what follows the last mark is the engine's own. */
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
