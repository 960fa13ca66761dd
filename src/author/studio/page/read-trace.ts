import { groupBy } from '../../../util/group-by.ts'
import { markOf } from '../../protocol/marks.ts'
import { marksIn, withoutMarks, type Leaf, type Trace } from '../../protocol/protocol.ts'
import { pageTexts, singleSpaced, type PageText } from './page-texts.ts'

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

/** Returns the texts of the page that is shown, with the parts that a trace knows. */
export function matchTrace(trace: Trace, shown: Element): TracedText[] {
  const traced = withSplits(pageTexts(documentOf(trace).body), trace.leaves)
  const exact = groupBy(traced, keyOf)
  const elsewhere = groupBy(traced, looseKeyOf)
  const used = new Set<PageText>()
  const take = (list: PageText[] | undefined) => {
    const next = list?.find((one) => !used.has(one))
    if (next) used.add(next)
    return next
  }
  const texts = pageTexts(shown)
  const sources = texts.map((text) => take(exact.get(keyOf(text))))
  return texts.map((text, index) => {
    const source = sources[index] ?? take(elsewhere.get(looseKeyOf(text)))
    return { ...text, parts: source ? partsOf(source.raw, trace.leaves) : [] }
  })
}

/**
 * Marks texts that the engine has split off a marked text, as a compound that must not break. The value of the marked text
 * beside it contains both.
 */
function withSplits(texts: PageText[], leaves: Leaf[]): PageText[] {
  const split = texts.map((text) => ({ ...text }))
  const leafAt = (at: number) => leafOf(marksIn(split[at]?.raw ?? '')[0], leaves)
  // Two passes backwards and one forwards reach a text between two splits.
  const places = [...split.keys()]
  for (const at of [...places.toReversed(), ...places, ...places.toReversed()]) {
    const text = split[at]
    if (!text || leafAt(at)) continue
    const [before = '', after = ''] = [split[at - 1]?.raw, split[at + 1]?.raw]
    const beside = [
      [leafAt(at + 1), text.raw + after],
      [leafAt(at - 1), before + text.raw],
    ] as const
    const [leaf] = beside.find(([one, joined]) => one && hasText(one, joined)) ?? []
    if (leaf) text.raw += markOf(leaf.id)
  }
  return split
}

/** Whether the value of a leaf contains a text. */
const hasText = ({ html, value }: Leaf, raw: string) =>
  singleSpaced(html ? parseHtml(value).body.textContent : value).includes(singleSpaced(withoutMarks(raw)))

const leafOf = (mark: number | undefined, leaves: Leaf[]) =>
  mark === undefined ? undefined : leaves.find(({ id, runs }) => id <= mark && mark < id + runs)

/** A text of the page's head. */
export interface HeadText {
  name: string
  text: string
  parts: Part[]
}

/** Returns the title and the descriptions of the page's head. */
export function headTexts(trace: Trace): HeadText[] {
  const { head } = documentOf(trace)
  const texts = [...head.querySelectorAll('title, meta[content]')].map((element) => ({
    name: element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName,
    raw: element.getAttribute('content') ?? element.textContent,
  }))
  return texts
    .map(({ name, raw }) => ({
      name,
      text: singleSpaced(withoutMarks(raw)),
      parts: partsOf(raw, trace.leaves),
    }))
    .filter(({ parts }) => parts.some(({ leaf }) => leaf))
}

/** Splits a text at its marks. A mark stands after words of its value; what follows the last mark is the engine's own. */
export function partsOf(raw: string, leaves: Leaf[]): Part[] {
  const parts: Part[] = []
  for (const piece of raw.split(/(?<=[\uF000-\uF7FF])/)) {
    const [mark] = marksIn(piece)
    const text = withoutMarks(piece)
    const leaf = leafOf(mark, leaves)
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
const documentOf = ({ html }: Trace) => parseHtml(html)

const looseKeyOf = ({ attribute = '', text }: PageText) => `${attribute}\n${text}`
const keyOf = (text: PageText) => `${text.anchor}\n${looseKeyOf(text)}`
