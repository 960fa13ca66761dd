import type { Finding } from '../finding.ts'

/** One JSON document: what was found, and how often. For programs. */
export function asJson(findings: Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const told = findings.map(({ written: _written, ...finding }) => ({
    ...finding,
    fixable: Boolean(finding.fix),
  }))
  return JSON.stringify({ errors, warnings: findings.length - errors, findings: told }, null, 2)
}
