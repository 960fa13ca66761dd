import { linesOf } from '../../util/problem.ts'
import type { Finding } from '../finding.ts'

/** Returns findings as workflow commands. GitHub shows each at its line of a pull request. */
export function asGithub(findings: Finding[]): string {
  return findings.map(command).join('\n')
}

function command(finding: Finding): string {
  const { severity, file, line = 1, column = 1, rule, place } = finding
  const message = [place, ...linesOf(finding)].filter(Boolean).join('\n')
  const properties = Object.entries({ file, line, col: column, title: rule })
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(',')
  return `::${severity} ${properties}::${escapeMessage(message)}`
}

const escapeMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
