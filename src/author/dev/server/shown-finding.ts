import type { Finding } from '../../../lint/finding.ts'
import { linesOf } from '../../../util/problem.ts'
import type { ShownFinding } from '../../protocol/protocol.ts'

/** Returns a finding as the browser shows it: in the words of `npm run validate`. */
export function shownFinding(finding: Finding): ShownFinding {
  const { severity, file, line = 1, column = 1, place, rule, path } = finding
  const head = `${line}:${column} ${place} [${rule}]`
  return {
    severity,
    file,
    place: `${file}:${line}:${column}`,
    text: [head, ...linesOf(finding)].join('\n'),
    rule,
    path: path.map((key) => (typeof key === 'number' ? key : String(key))),
  }
}
