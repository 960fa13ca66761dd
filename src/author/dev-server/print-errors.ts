import type { Logger } from 'vite'
import type { ShownFinding } from '../edit/protocol.ts'

/** Maximum number of errors that are printed after an edit. */
const MAX_PRINTED = 10

/** Returns a function that prints the errors among findings in the words of `npm run validate`, if they have changed. */
export function errorPrinter(logger: Pick<Logger, 'error' | 'info'>): (findings: ShownFinding[]) => void {
  let last = ''
  return (findings) => {
    const errors = findings.filter(({ severity }) => severity === 'error')
    const printed = errors.slice(0, MAX_PRINTED).map(({ file, text }) => `${file}:${text}`)
    const more = errors.length - printed.length
    const all = [...printed, ...(more > 0 ? [`${more} more errors: npm run validate`] : [])].join('\n\n')
    if (all === last) return
    last = all
    if (all === '') logger.info('The errors are corrected.')
    else logger.error(`\n${all}\n`)
  }
}
