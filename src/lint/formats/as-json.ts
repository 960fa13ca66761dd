import type { Finding } from '../finding.ts'
import { explanationOf } from './rules-page.ts'

/** Returns findings, each with the place in the docs that explains it, and counts as a JSON document. */
export function asJson(findings: Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const reported = findings.map(({ written: _written, ...finding }) => ({
    ...finding,
    fixable: Boolean(finding.fix),
    help: explanationOf(finding),
  }))
  return JSON.stringify({ errors, warnings: findings.length - errors, findings: reported }, null, 2)
}
