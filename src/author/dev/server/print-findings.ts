import { plainLine } from '../../../util/plain-line.ts'
import type { ShownFinding } from '../../protocol/protocol.ts'

/** Maximum number of findings that are printed. */
const MAX_LINES = 20

/** Returns a function that prints findings for the terminal, one line each, if they differ from those printed last. */
export function findingsPrinter(print: (text: string) => void): (findings: ShownFinding[]) => void {
  let last = ''
  return (findings) => {
    const lines = findings
      .slice(0, MAX_LINES)
      .map(({ severity, file, text }) => plainLine(`${severity} ${file}:${text}`))
    const more = findings.length - lines.length
    if (more > 0) lines.push(`… and ${more} more: npm run validate`)
    const report = lines.join('\n')
    if (report !== last) print(report === '' ? 'No finding is left' : report)
    last = report
  }
}
