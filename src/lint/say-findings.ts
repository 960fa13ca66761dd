import { groupBy } from '../util/group-by.ts'
import { linesOf } from '../util/problem.ts'
import type { Finding } from './finding.ts'

/** Returns findings as text, grouped by file, each with its place, rule and message. */
export function sayFindings(findings: Finding[]): string {
  return Array.from(
    groupBy(findings, ({ file }) => file),
    ([file, own]) => [file, ...own.map(sayFinding)].join('\n'),
  ).join('\n\n')
}

/** Returns a summary such as `2 errors and 1 warning in 2 files`. */
export function countFindings(findings: Finding[]): string {
  const of = (severity: string) => findings.filter((one) => one.severity === severity).length
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
