import { groupBy } from '../util/group-by.ts'
import { linesOf } from '../util/problem.ts'
import type { Finding } from './finding.ts'

/** Maximum number of findings of one rule in a text for people. A cause that many pages share needs only some of them. */
const MAX_OF_A_RULE = 50

/**
 * Returns findings as text, grouped by file, each with its place, rule and message. Findings above the maximum of their
 * rule are counted at the end.
 */
export function sayFindings(findings: Finding[]): string {
  const byRule = groupBy(findings, ({ rule }) => rule)
  const omitted = [...byRule.values()]
    .map((ofRule) => ofRule.slice(MAX_OF_A_RULE))
    .filter(({ length }) => length > 0)
  const all = new Set(findings)
  for (const finding of omitted.flat()) all.delete(finding)
  const files = groupBy([...all], ({ file }) => file)
  return [
    ...Array.from(files, ([file, ofFile]) => [file, ...ofFile.map(sayFinding)].join('\n')),
    ...omitted.map(sayOmitted),
  ].join('\n\n')
}

function sayOmitted(findings: Finding[]): string {
  const files = new Set(findings.map(({ file }) => file)).size
  return `${findings.length} more [${findings[0]?.rule}] in ${count(files, 'file')}. To see all: npm run validate -- --format json`
}

/** Returns a summary such as `2 errors and 1 warning in 2 files`. */
export function countFindings(findings: Finding[]): string {
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  const files = new Set(findings.map(({ file }) => file)).size
  const counts = [count(of('error'), 'error'), count(of('warning'), 'warning')].filter(
    (text) => !text.startsWith('0'),
  )
  return `${counts.join(' and ')} in ${count(files, 'file')}`
}

export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function sayFinding(finding: Finding): string {
  const { line, column, place, rule, severity } = finding
  const where = line === undefined ? place : `${line}:${column} ${place}`
  const head = `  ${[where.trim(), `[${rule}]`, severity === 'warning' && 'warning'].filter(Boolean).join(' ')}`
  return [head, ...linesOf(finding).map((text) => `    ${text}`)].join('\n')
}
