import { isHtml, runsOf } from '../../../util/text-runs.ts'
import { marksIn } from '../../../util/marks.ts'
import type { Leaf } from '../../protocol/protocol.ts'

/** Value of a file that a text shows. */
export interface Part {
  leaf: Leaf
  /** Which text of an HTML value is shown. */
  run: number
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

/** Returns a value as it is written, or one text of an HTML value. */
export function writtenIn({ leaf: { value }, run }: Part): string {
  const { start, end } = runsOf(value)[run] ?? {}
  const written = value.slice(start, end)
  return isHtml(value) ? new DOMParser().parseFromString(written, 'text/html').body.textContent : written
}

/** Returns a text with one space for each gap, and without signs that only tell where a line may break. */
export const singleSpaced = (text: string): string =>
  text
    .replaceAll(/[\u2060\u00AD]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
