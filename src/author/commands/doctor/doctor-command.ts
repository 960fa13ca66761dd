import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '../../../site/config/read-environment.ts'
import { formatOf, formats } from '../../../lint/formats/formats.ts'
import type { Command } from '../terminal.ts'
import { examine } from './examine.ts'

const help = `npm run doctor [-- options]

  Holds every config against what the content service really answers.

  --host URL                          the content host; left out, VITE_CONTENT_HOST, else the embedded content
  --record FOLDER                     keeps the answers there, and tells what changed since they were kept last
  --format pretty|json|github|sarif   how findings are told (pretty)

  Ends with 0: nothing found, or warnings alone; 1: errors; 2: it could not run.`

/** `npm run doctor`. */
export const doctorCommand: Command = async (args, { root, isTTY, log, error }) => {
  const { values } = parseArgs({
    args,
    options: {
      host: { type: 'string' },
      record: { type: 'string' },
      format: { type: 'string', default: 'pretty' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    log(help)
    return 0
  }
  const format = formatOf(values.format)
  const env = await readEnvironment(root)
  const host = hostOf(values.host ?? env.VITE_CONTENT_HOST ?? '')
  const record = values.record === undefined ? undefined : resolve(root, values.record)
  const { endpoints, findings, changes } = await examine({
    root,
    host,
    origin: env.VITE_SITE_URL ?? '',
    record,
  })
  const told = await formats[format](findings, isTTY)
  // What a program reads is the findings alone.
  const tell = format === 'pretty' ? log : error
  tell([host || 'The embedded content', ...endpoints.map((line) => `  ${line}`)].join('\n'))
  if (changes)
    tell(
      [
        '',
        changes.length > 0 ? 'Changed since:' : 'Nothing changed since',
        ...changes.map((line) => `  ${line}`),
      ].join('\n'),
    )
  if (told) log(format === 'pretty' ? `\n${told}` : told)
  else if (format === 'pretty') log('\nNothing found')
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

function hostOf(host: string): string {
  if (host === '' || /^https?:\/\/[^\s/?#]+[^\s?#]*$/.test(host)) return host.replace(/\/+$/, '')
  throw new Error(`--host ${JSON.stringify(host)} is no address such as https://content.example`)
}
