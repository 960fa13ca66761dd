import { parseArgs } from 'node:util'
import { readEnvironment } from '../src/publish/read-environment.ts'
import { examine } from '../src/rules/doctor/examine.ts'
import { formatOf, formats } from '../src/rules/formats/formats.ts'

const help = `npm run doctor [-- options]

  Holds every config against what the content service really answers.

  --host URL                          the content host; left out, VITE_CONTENT_HOST, else the embedded content
  --record FOLDER                     keeps the answers there, and tells what changed since they were kept last
  --format pretty|json|github|sarif   how findings are told (pretty)

  Ends with 0: nothing found, or warnings alone; 1: errors; 2: it could not run.`

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      host: { type: 'string' },
      record: { type: 'string' },
      format: { type: 'string', default: 'pretty' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const format = formatOf(values.format)
  const root = process.cwd()
  const env = await readEnvironment(root)
  const host = hostOf(values.host ?? env.VITE_CONTENT_HOST ?? '')
  const { record } = values
  const { endpoints, findings, changes } = await examine({
    root,
    host,
    origin: env.VITE_SITE_URL ?? '',
    record,
  })
  const told = formats[format](findings, process.stdout.isTTY)
  // What a program reads is the findings alone.
  const tell = format === 'pretty' ? console.log : console.error
  tell([host || 'The embedded content', ...endpoints.map((line) => `  ${line}`)].join('\n'))
  if (changes)
    tell(
      [
        '',
        changes.length > 0 ? 'Changed since:' : 'Nothing changed since',
        ...changes.map((line) => `  ${line}`),
      ].join('\n'),
    )
  if (told) console.log(format === 'pretty' ? `\n${told}` : told)
  else if (format === 'pretty') console.log('\nNothing found')
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

function hostOf(host: string): string {
  if (host === '' || /^https?:\/\/[^\s/?#]+[^\s?#]*$/.test(host)) return host.replace(/\/+$/, '')
  throw new Error(`--host ${JSON.stringify(host)} is no address such as https://content.example`)
}
