import { diffArrays } from 'diff'
import type { Change } from './change.ts'
import { parts, type Fact } from './facts.ts'

/** Maximum number of edits. Lists with more differences count as replaced. */
const MAX_EDITS = 4_000
const MAX_LETTERS_QUOTED = 160
const CONTEXT_WORDS = 3

/** A place where two lists differ: indices on each side, from the first to the one after the last. */
export type Hunk = Record<'before' | 'after', [start: number, end: number]>

/** Returns the places where two lists differ, in their order. */
export function hunksOf(before: string[], after: string[]): Hunk[] {
  const compared = diffArrays(before, after, { maxEditLength: MAX_EDITS })
  if (!compared) return [{ before: [0, before.length], after: [0, after.length] }]
  const hunks: Hunk[] = []
  let [from, to, last]: [number, number, Hunk | undefined] = [0, 0, undefined]
  for (const { count, added, removed } of compared) {
    if (!added && !removed) last = undefined
    else if (!last) hunks.push((last = { before: [from, from], after: [to, to] }))
    if (!added) from += count
    if (!removed) to += count
    if (last) [last.before[1], last.after[1]] = [from, to]
  }
  return hunks
}

/** Compares facts: words in their context, and others one by one. */
export const compareFacts = (before: Fact[], after: Fact[]): Change[] =>
  parts.flatMap((part) => {
    const [previous = [], next = []] = [before, after].map((facts) =>
      facts.flatMap(([kind, text]) => (kind === part ? text : [])),
    )
    return hunksOf(previous, next).flatMap(({ before: from, after: to }): Change[] => {
      const [removed, added] = [previous.slice(...from), next.slice(...to)]
      const count = Math.max(removed.length, added.length)
      if (part !== 'words')
        return Array.from({ length: count }, (_, at) => ({
          part,
          text: pairOf(removed[at], added[at]),
          count: 1,
        }))
      const start = next.slice(Math.max(0, to[0] - CONTEXT_WORDS), to[0])
      const end = next.slice(to[1], to[1] + CONTEXT_WORDS)
      const marked = [
        removed.length > 0 && `[-${quoted(removed)}-]`,
        added.length > 0 && `{+${quoted(added)}+}`,
      ]
      return [{ part, text: [quoted(start), ...marked, quoted(end)].filter(Boolean).join(' '), count }]
    })
  })

function pairOf(gone?: string, come?: string): string {
  if (gone === undefined) return `new: ${quoted(come)}`
  return come === undefined ? `gone: ${quoted(gone)}` : `${quoted(gone)} → ${quoted(come)}`
}

function quoted(value: string[] | string = ''): string {
  const text = [value].flat().join(' ')
  return text.length > MAX_LETTERS_QUOTED ? `${text.slice(0, MAX_LETTERS_QUOTED)}…` : text
}
