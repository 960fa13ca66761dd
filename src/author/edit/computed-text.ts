import type { Project } from '../../site/config/project.ts'
import { valueAt } from '../../util/problem.ts'
import { keyOf, withTexts, type RawLeaf } from './collect-leaves.ts'
import { pagePieces, plainText } from './page-pieces.ts'
import type { Inputs, Readings } from './readings.ts'
import { drawPage, type Surroundings } from './render-page.ts'

/** A value of a file that a text may be computed from. */
export type Candidate = Pick<RawLeaf, 'file' | 'path'> & { value: string | number }

interface Search {
  path: string
  /** Texts whose origins are wanted, as HTML. */
  texts: readonly string[]
  inputs: Inputs
  varied: Readings['varied']
  surroundings: Surroundings
  /** Files that the page reads, the likeliest first. */
  files: readonly string[]
  /** Maximum number of renders. */
  limit: number
}

/**
 * Finds the values that texts without marks are computed from. Each value that shares a word or a number with a text is
 * changed alone. If the page then lacks the text, the text depends on the value.
 */
export async function computedFrom(search: Search): Promise<Map<string, Candidate[]>> {
  const { path, texts, inputs, varied, surroundings, files, limit } = search
  const origins = new Map<string, Candidate[]>()
  const wanted = new Map(texts.map((text) => [text, partsOf(plainText(text))]))
  const before = await drawnTexts(undefined)
  const candidates = files.flatMap((file) => valuesIn(file, inputs.get(file)))
  const likely = candidates
    .map((candidate) => ({
      candidate,
      likeness: Math.max(...[...wanted.values()].map((parts) => likeness(candidate, parts))),
    }))
    .filter(({ likeness: score }) => score > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
  for (const { candidate } of likely) {
    const open = [...wanted].filter(([text, parts]) => !origins.has(text) && likeness(candidate, parts) > 0)
    if (open.length === 0) continue
    const after = await drawnTexts(candidate)
    if (!after) continue
    for (const [text] of open)
      if ((after.get(text) ?? 0) < (before?.get(text) ?? 0))
        origins.set(text, [...(origins.get(text) ?? []), candidate])
  }
  return origins

  /** Returns how often the page shows each text, with another value for a candidate. Undefined if it cannot be drawn. */
  async function drawnTexts(candidate: Candidate | undefined): Promise<Map<string, number> | undefined> {
    for (const value of candidate ? otherValues(candidate) : [undefined]) {
      const changed = candidate
        ? new Map([
            [
              candidate.file,
              withTexts(inputs.get(candidate.file), new Map([[JSON.stringify(candidate.path), value]])),
            ],
          ])
        : new Map<string, unknown>()
      const { config, ...rest } = await varied(changed)
      const isRead = rest.files.every(
        ({ file, problems }) => file !== candidate?.file || problems.length === 0,
      )
      if (!config || !isRead) continue
      const project: Project = { ...rest, config }
      const drawn = await drawPage(project, path, surroundings).catch(() => undefined)
      if (!drawn) continue
      const counts = new Map<string, number>()
      for (const text of pagePieces(drawn.html).texts) counts.set(text, (counts.get(text) ?? 0) + 1)
      return counts
    }
    return undefined
  }
}

/** Returns every string and number of a file. */
function valuesIn(file: string, value: unknown, path: PropertyKey[] = []): Candidate[] {
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' ? [] : [{ file, path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((key) =>
    valuesIn(file, valueAt([key], value), [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Words and numbers of a text, in small letters. Digits are compared without separators. */
const partsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll(/(?<=\d)[,\u00A0\u202F](?=\d)/g, '')
      .match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? [],
  )

/** Least share of a value in a text, and of the text in the value, together. */
const LEAST_LIKENESS = 0.5

/** Returns how much of a value is in a text and of the text in the value: 0 for little, 2 for equal texts. */
function likeness({ value }: Candidate, text: ReadonlySet<string>): number {
  const parts = [...partsOf(String(value))]
  const shared = parts.filter((part) => text.has(part)).length
  const score = shared === 0 ? 0 : shared / parts.length + shared / text.size
  return score < LEAST_LIKENESS ? 0 : score
}

/** Returns other values that a schema may accept in place of a value. */
function otherValues({ value }: Candidate): unknown[] {
  if (typeof value === 'number') return [value + 1, value / 2, value - 1]
  const digits = value.replaceAll(/\d/g, (digit, index: number) =>
    index === 0 ? digit : String((Number(digit) + 1) % 10),
  )
  const date = /^\d{4}-\d\d-\d\d/.test(value) ? [value.replace(/^\d{4}-\d\d-\d\d/, '2019-03-04')] : []
  const letter = value.replace(/[a-z]/i, (found) => (found.toLowerCase() === 'q' ? 'x' : 'q'))
  return [...date, `${value} Q`, letter, digits, `${value}q`].filter((other) => other !== value)
}

/** Key of a candidate, to list each once. */
export const candidateKey = ({ file, path, value }: Candidate): string =>
  keyOf({ file, path, value: String(value) })
