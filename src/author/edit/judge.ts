import type { Finding } from '../../lint/finding.ts'

/** Returns the findings that are new. A finding that only moved to another line or list entry is not new. */
export function newFindings(before: Finding[], after: Finding[]): Finding[] {
  const counts = new Map<string, number>()
  for (const one of before) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return after.filter((one) => {
    const left = counts.get(keyOf(one)) ?? 0
    counts.set(keyOf(one), left - 1)
    return left <= 0
  })
}

const keyOf = ({ rule, severity, file, problem, expected, received }: Finding) =>
  JSON.stringify([rule, severity, file, problem, expected, received])
