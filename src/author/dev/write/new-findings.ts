import type { Finding } from '../../../lint/finding.ts'
import { rules } from '../../../lint/rules.ts'

/** Returns the findings that are new. A finding that only moved to another line or list entry is not new. */
export function newFindings(before: Finding[], after: Finding[]): Finding[] {
  const counts = new Map<string, number>()
  for (const finding of before) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1)
  return after.filter((finding) => {
    const count = counts.get(keyOf(finding)) ?? 0
    counts.set(keyOf(finding), count - 1)
    return count <= 0
  })
}

/**
 * Whether the number of errors grew. An error hides errors of later rules: those of a broken page, or those that a site's own rules
 * wait with. So the first kind of rules whose number of errors differs decides, and a repair is accepted whatever it uncovers.
 */
export function isWorse(before: Finding[], after: Finding[]): boolean {
  const [counts, afterCounts] = [countsOf(before), countsOf(after)]
  const first = afterCounts.findIndex((count, index) => count !== counts[index])
  return (afterCounts[first] ?? 0) > (counts[first] ?? 0)
}

/** Returns the number of errors by what their rules read. Rules of the site come last. */
function countsOf(findings: Finding[]): number[] {
  const kinds = ['files', 'configs', 'content', undefined]
  const errors = findings.filter(({ severity, rule }) => severity === 'error' && rule !== addedLater)
  return kinds.map((kind) => errors.filter(({ rule }) => rules[rule]?.reads === kind).length)
}

/** A new block needs its words, which the author writes on the page: they cannot be there before it. */
const addedLater = 'missing-word'

const keyOf = ({ rule, severity, file, problem, expected, received }: Finding) =>
  JSON.stringify([rule, severity, file, problem, expected, received])
