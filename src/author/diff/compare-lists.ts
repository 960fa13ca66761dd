import { diffArrays } from 'diff'
import type { Change } from './change.ts'

/** Maximum number of edits. Lists with more differences count as replaced. */
const MAX_EDITS = 4_000
const MAX_LETTERS_QUOTED = 160
const CONTEXT_WORDS = 3

/** A place where two lists differ, and its positions in both. */
interface Hunk {
  before: string[]
  after: string[]
  from: number
  to: number
}

/** Returns the places where two lists differ, in their order. */
export function hunksOf(before: string[], after: string[]): Hunk[] {
  const hunks: Hunk[] = []
  let [from, to, isOpen] = [0, 0, false]
  for (const { value, added, removed } of diffArrays(before, after, { maxEditLength: MAX_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]) {
    const isChange = added || removed
    if (isChange && !isOpen) hunks.push({ before: [], after: [], from, to })
    if (isChange) hunks.at(-1)?.[added ? 'after' : 'before'].push(...value)
    isOpen = isChange
    if (!added) from += value.length
    if (!removed) to += value.length
  }
  return hunks
}

/** Compares lists of entries such as headings. An entry that replaces another one is reported in one line. */
export const compareLists = (part: Change['part'], before: string[], after: string[]): Change[] =>
  hunksOf(before, after).flatMap((hunk) =>
    Array.from({ length: Math.max(hunk.before.length, hunk.after.length) }, (_, index) => ({
      part,
      text: replaced(hunk.before[index], hunk.after[index]),
    })),
  )

/** Compares named values, such as those of the head. */
export const compareValues = (
  part: Change['part'],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, young] = [before.get(name), after.get(name)]
    return old === young ? [] : [{ part, text: `${name}: ${replaced(old, young)}` }]
  })

/** Compares texts word by word, with some words of context. */
export const compareWords = (before: string[], after: string[]): Change[] =>
  hunksOf(before, after).map((hunk) => {
    const start = after.slice(Math.max(0, hunk.to - CONTEXT_WORDS), hunk.to)
    const end = after.slice(hunk.to + hunk.after.length).slice(0, CONTEXT_WORDS)
    const gone = hunk.before.length > 0 ? [`[-${quoted(hunk.before.join(' '))}-]`] : []
    const come = hunk.after.length > 0 ? [`{+${quoted(hunk.after.join(' '))}+}`] : []
    return {
      part: 'words',
      text: [...start, ...gone, ...come, ...end].join(' '),
      words: Math.max(hunk.before.length, hunk.after.length),
    }
  })

function replaced(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `new: ${quoted(after ?? '')}`
  return after === undefined ? `gone: ${quoted(before)}` : `${quoted(before)} → ${quoted(after)}`
}

const quoted = (text: string) =>
  text.length > MAX_LETTERS_QUOTED ? `${text.slice(0, MAX_LETTERS_QUOTED)}…` : text

/** Returns the values of JSON by their paths. */
export function valuesOf(json: string): Map<string, string> {
  const values = new Map<string, string>()
  const add = (path: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) values.set(path, String(value))
    else for (const [key, one] of Object.entries(value)) add(path === '' ? key : `${path}.${key}`, one)
  }
  add('', JSON.parse(json))
  return values
}
