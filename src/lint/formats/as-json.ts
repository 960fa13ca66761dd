import type { Finding } from '../finding.ts'

/** Returns findings with counts of errors and warnings as a JSON document. */
export function asJson(findings: Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const reported = findings.map(({ written: _written, ...finding }) => ({
    ...finding,
    fixable: Boolean(finding.fix),
  }))
  return JSON.stringify({ errors, warnings: findings.length - errors, findings: reported }, null, 2)
}
