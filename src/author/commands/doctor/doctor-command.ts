import { parseArgs } from 'node:util'
import { hostProblem } from '../../../site/config/environment.ts'
import { readEnvironment } from '../../../site/config/read-environment.ts'
import { formatOf, formats } from '../../../lint/formats/formats.ts'
import { withoutSecrets } from '../../../util/without-secrets.ts'
import type { Command } from '../../command-line/terminal.ts'
import { examine } from './examine.ts'
import { commands } from '../../command-line/commands.mjs'

export const doctorCommand: Command = async (args, { root, isTTY, log, error }) => {
  const { values } = parseArgs({ args, ...commands.doctor })
  const format = formatOf(values.format)
  const env = await readEnvironment(root)
  const host =
    values.host === undefined
      ? hostOf('VITE_CONTENT_HOST', env.VITE_CONTENT_HOST ?? '')
      : givenHost(values.host)
  const { endpoints, findings } = await examine({ root, host, origin: env.VITE_SITE_URL ?? '' })
  const report = await formats[format](findings, { root, isTTY })
  // Formats for programs contain only the findings, so all other lines go to stderr.
  const print = format === 'pretty' ? log : error
  print([host || 'The embedded content', ...endpoints.map((line) => `  ${line}`)].join('\n'))
  if (report) log(format === 'pretty' ? `\n${report}` : report)
  else if (format === 'pretty') log('\nNothing found')
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** Returns the host of `--host`. An empty one is an unset variable of CI, and not the embedded content. */
function givenHost(host: string): string {
  if (host.trim() !== '') return hostOf('--host', host)
  throw new Error('--host is empty: set the variable that it comes from, or omit --host')
}

function hostOf(name: string, host: string): string {
  const expected = hostProblem(host)
  if (expected === undefined) return host.replace(/\/+$/, '')
  throw new Error(`${name} ${JSON.stringify(withoutSecrets(host))} must be ${expected}`)
}
