import { isHtml, runsOf } from '../../../util/text-runs.ts'
import { marksIn } from '../../../util/marks.ts'
import type { Leaf } from '../../protocol/protocol.ts'
import { pageTexts, singleSpaced, type PageText } from './page-texts.ts'

/** Value of a file that a text shows. */
export interface Part {
  leaf: Leaf
  /** Which text of an HTML value is shown. */
  run: number
}

/** A text of the page with its values. A text of the engine has none. */
export interface TracedText extends PageText {
  parts: Part[]
}

/** Returns the values of a text with marks. */
export type PartsOf = (raw: string) => Part[]

/** Returns a function that finds the values of texts by their marks. */
export function partFinder(leaves: Leaf[]): PartsOf {
  const byMark = new Map(
    leaves.flatMap((leaf) => runsOf(leaf.value).map((_, run) => [leaf.id + run, { leaf, run }] as const)),
  )
  return (raw) => marksIn(raw).flatMap((mark) => byMark.get(mark) ?? [])
}

/** Returns the texts below an element with their values. A text without a mark may be a part that the engine has split off a text around it. */
export function tracedTexts(root: Element, partsOf: PartsOf): TracedText[] {
  const texts = pageTexts(root).map((text) => ({ ...text, parts: partsOf(text.raw) }))
  return texts.map((text) => {
    if (text.parts.length > 0) return text
    const { parentElement } = text.element
    const [whole] = texts
      .filter(({ element }) => parentElement?.contains(element))
      .flatMap(({ element, parts }) =>
        parts.filter((part) => {
          const at = singleSpaced(writtenIn(part)).indexOf(text.text)
          // A text deeper in the page may contain the same word by chance.
          return element === text.element || element === parentElement ? at >= 0 : at === 0
        }),
      )
    return whole ? { ...text, parts: [whole] } : text
  })
}

/** Returns a value as it is written, or one text of an HTML value. */
export function writtenIn({ leaf: { value }, run }: Part): string {
  const { start, end } = runsOf(value)[run] ?? {}
  const written = value.slice(start, end)
  return isHtml(value) ? new DOMParser().parseFromString(written, 'text/html').body.textContent : written
}
