import { valueAt } from '../../../util/problem.ts'
import type { RawLeaf } from './collect-leaves.ts'
import { plainText } from './page-pieces.ts'

/** A value of a file that a text may be computed from. */
export type Candidate = Pick<RawLeaf, 'file' | 'path'> & { value: string | number }

/** Returns every string and number of a file. */
export function valuesIn(file: string, value: unknown, path: PropertyKey[] = []): Candidate[] {
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' ? [] : [{ file, path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((key) =>
    valuesIn(file, valueAt([key], value), [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Words and numbers of a text, in small letters. Of a time only the date counts, of a number only its value. */
const partsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replace(/(?<=^\d{4}-\d\d-\d\d)t.*/, '')
      .replaceAll(/(?<=\d)[,\u00A0\u202F](?=\d)/g, '')
      .match(/\p{L}+|\d+(?:\.\d+)?/gu)
      ?.map((part) => (/^\d/.test(part) ? String(Number(part)) : part)) ?? [],
  )

/** Least share of a value in a text, and of the text in the value, together. */
const LEAST_LIKENESS = 0.5

/** Returns the values that are like a text, the likest first. */
export function likeliest(candidates: Candidate[], html: string): Candidate[] {
  const text = partsOf(plainText(html))
  return candidates
    .map((candidate) => {
      const parts = [...partsOf(String(candidate.value))]
      const shared = parts.filter((part) => text.has(part)).length
      return { candidate, likeness: shared === 0 ? 0 : shared / parts.length + shared / text.size }
    })
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ candidate }) => candidate)
}

/** Returns other values that a schema may accept in place of a value. */
export function otherValues({ value }: Candidate): unknown[] {
  if (typeof value === 'number') return [value + 1, value / 2, value - 1]
  const digits = value.replaceAll(/\d/g, (digit, index: number) =>
    index === 0 ? digit : String((Number(digit) + 1) % 10),
  )
  const date = /^\d{4}-\d\d-\d\d/.test(value) ? [value.replace(/^\d{4}-\d\d-\d\d/, '2019-03-04')] : []
  const letter = value.replace(/[a-z]/i, (found) => (found.toLowerCase() === 'q' ? 'x' : 'q'))
  return [...date, `${value} Q`, letter, digits, `${value}q`].filter((other) => other !== value)
}
