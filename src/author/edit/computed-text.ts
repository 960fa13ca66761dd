import type { Project } from '../../site/config/project.ts'
import { valueAt } from '../../util/problem.ts'
import { withTexts, type RawLeaf } from './collect-leaves.ts'
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
  /** Maximum number of values that are tried for a text. */
  limit: number
}

/**
 * Finds a value that each text without marks is computed from. The values that are likest to a text are changed one at a
 * time. If the page then lacks the text, the text depends on the value.
 */
export async function computedFrom(search: Search): Promise<Map<string, Candidate>> {
  const { path, texts, inputs, varied, surroundings, files, limit } = search
  const before = await drawnTexts(undefined)
  const candidates = files.flatMap((file) => valuesIn(file, inputs.get(file)))
  const drawn = new Map<Candidate, Promise<Map<string, number> | undefined>>()
  const origins = new Map<string, Candidate>()
  for (const text of texts) {
    for (const candidate of likeliest(candidates, text).slice(0, limit)) {
      const drawing = drawn.get(candidate) ?? drawnTexts(candidate)
      drawn.set(candidate, drawing)
      const after = await drawing
      if (!after || (after.get(text) ?? 0) >= (before?.get(text) ?? 0)) continue
      origins.set(text, candidate)
      break
    }
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
function likeliest(candidates: Candidate[], html: string): Candidate[] {
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
function otherValues({ value }: Candidate): unknown[] {
  if (typeof value === 'number') return [value + 1, value / 2, value - 1]
  const digits = value.replaceAll(/\d/g, (digit, index: number) =>
    index === 0 ? digit : String((Number(digit) + 1) % 10),
  )
  const date = /^\d{4}-\d\d-\d\d/.test(value) ? [value.replace(/^\d{4}-\d\d-\d\d/, '2019-03-04')] : []
  const letter = value.replace(/[a-z]/i, (found) => (found.toLowerCase() === 'q' ? 'x' : 'q'))
  return [...date, `${value} Q`, letter, digits, `${value}q`].filter((other) => other !== value)
}
