import { existsSync, watch } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importConfigs } from '../src/config/import-configs.ts'
import { unknownValue } from '../src/config/unknown-value.ts'
import { formatOf, formats, type Format } from '../src/rules/formats/formats.ts'
import { loadConfig } from '../src/rules/load-config.ts'
import { mendFiles } from '../src/rules/mend-files.ts'
import { validate } from '../src/rules/validate.ts'

const help = `npm run validate [-- options] [-- files…]

  Checks every config, and the embedded content against it; with files, tells only what is in these.

  --format pretty|json|github|sarif   how findings are told (pretty)
  --fix                               mends what is certain, and shows it as a diff first
  --deployed                          tells what keeps the site from a published address, too: samples
  --watch                             does it again whenever a file is saved
  --print ADDRESS                     prints a page as the engine reads it, with all that its config leaves out

  Ends with 0: nothing found, or warnings alone; 1: errors; 2: it could not run.`

const root = process.cwd()

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'pretty' },
      fix: { type: 'boolean', default: false },
      deployed: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      print: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { fix, print } = values
  if (values.help) return say(help)
  const format = formatOf(values.format)
  if (print !== undefined) return printPage(print)
  const files = positionals.map((file) => relative(root, resolve(file)).replaceAll('\\', '/'))
  const missing = files.find((file) => !existsSync(file))
  if (missing) throw new Error(`There is no file ${missing}`)
  const once = () => check(format, fix, files, values.deployed)
  if (!values.watch) return once()
  await once()
  return watchFiles(once)
}

async function check(format: Format, fix: boolean, files: string[], deployed: boolean): Promise<number> {
  if (fix) for await (const diff of mendFiles(root, files)) console.log(diff)
  const all = await validate(root, { deployed })
  const findings = files.length === 0 ? all : all.filter(({ file }) => files.includes(file))
  const told = formats[format](findings, process.stdout.isTTY)
  if (told) console.log(told)
  else if (format === 'pretty')
    console.log(
      files.length === 0 ? 'Configs and content: nothing found' : `${files.join(', ')}: nothing found`,
    )
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

async function printPage(path: string): Promise<number> {
  const { pages } = await loadConfig(root, importConfigs(root))
  const found = pages.find((page) => page.path === path)
  if (!found)
    throw unknownValue(
      '--print',
      path,
      pages.map((page) => page.path),
    )
  return say(JSON.stringify(found.page, null, 2))
}

/** Until it is stopped; of several files that are saved at once it hears once. */
function watchFiles(again: () => Promise<number>): Promise<number> {
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['page-configs', 'content'])
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        console.log(`\n${new Date().toLocaleTimeString()}`)
        again().catch((error: unknown) => console.error(error))
      }, 100)
    })
  return new Promise(() => undefined)
}

function say(text: string): number {
  console.log(text)
  return 0
}
