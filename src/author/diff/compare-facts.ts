import { diffArrays } from 'diff'
import type { Change } from './change.ts'
import { parts, type Fact } from './facts.ts'

/** Maximum number of edits. Lists with more differences count as replaced. */
const MAX_EDITS = 4_000
const MAX_LETTERS_QUOTED = 160
const CONTEXT_WORDS = 3

/** Indices in a list, from the first to the one after the last. */
export type Span = [start: number, end: number]

/** Returns the places where two lists differ, in their order. */
export function hunksOf(before: string[], after: string[]): { before: Span; after: Span }[] {
  const hunks: { before: Span; after: Span }[] = []
  const replaced = [
    { count: before.length, removed: true, added: false },
    { count: after.length, removed: false, added: true },
  ]
  let [from, to, isOpen] = [0, 0, false]
  for (const { count, added, removed } of diffArrays(before, after, { maxEditLength: MAX_EDITS }) ??
    replaced) {
    if (!added && !removed) isOpen = false
    else if (!isOpen) isOpen = hunks.push({ before: [from, from], after: [to, to] }) > 0
    if (!added) from += count
    if (!removed) to += count
    const last = hunks.at(-1)
    if (last && isOpen) [last.before[1], last.after[1]] = [from, to]
  }
  return hunks
}

/** Compares the facts of two pages: words in their context, and other facts one by one. */
export const compareFacts = (before: Fact[], after: Fact[]): Change[] =>
  parts.flatMap((part) => {
    const [old, young] = [before.filter(([one]) => one === part), after.filter(([one]) => one === part)]
    return hunksOf(old.map(String), young.map(String)).flatMap(({ before: from, after: to }): Change[] => {
      const [gone, come] = [old.slice(...from), young.slice(...to)]
      if (part !== 'words') return pairsOf(gone, come).map((text) => ({ part, text }))
      const start = young.slice(Math.max(0, to[0] - CONTEXT_WORDS), to[0])
      const end = young.slice(to[1], to[1] + CONTEXT_WORDS)
      const marked = [gone.length > 0 && `[-${wordsOf(gone)}-]`, come.length > 0 && `{+${wordsOf(come)}+}`]
      const text = [wordsOf(start), ...marked, wordsOf(end)].filter(Boolean).join(' ')
      return [{ part, text, words: Math.max(gone.length, come.length) }]
    })
  })

const wordsOf = (facts: Fact[]) => quoted(facts.map(([, , word]) => word).join(' '))

/** Pairs the facts of one place: those with one name, or else with one value, or else the first ones without a name. */
function pairsOf(gone: Fact[], come: Fact[]): string[] {
  const left = [...come]
  const texts = gone.map((fact) => {
    const [, name, value] = fact
    const pair = left.find((one) => one[1] === name) ?? left.find((one) => one[2] === value)
    if (!pair) return `gone: ${say(fact)}`
    left.splice(left.indexOf(pair), 1)
    return pair[1] === name ? `${say(fact)} → ${quoted(pair[2])}` : `${say(fact)} → ${say(pair)}`
  })
  return [...texts, ...left.map((fact) => `new: ${say(fact)}`)]
}

const say = ([, name, value]: Fact) => (name === '' ? quoted(value) : `${name}: ${quoted(value)}`)

const quoted = (text: string) =>
  text.length > MAX_LETTERS_QUOTED ? `${text.slice(0, MAX_LETTERS_QUOTED)}…` : text
