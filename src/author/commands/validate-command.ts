import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatOf, formats, type Format } from '../../lint/formats/formats.ts'
import { lastFindings } from './last-findings.ts'
import type { Command, Terminal } from '../command-line/terminal.ts'
import { commands } from '../command-line/commands.mjs'

export const validateCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, ...commands.validate })
  const { root } = terminal
  const { fix, page, deployed } = values
  const format = formatOf(values.format)
  const files = positionals.map((file) => relative(root, resolve(root, file)).replaceAll('\\', '/'))
  if (page !== undefined && (fix || files.length > 0))
    throw new Error('--page only reports, and chooses the files itself: omit --fix and the files')
  const missing = files.find((file) => !existsSync(join(root, file)))
  if (missing) throw new Error(`There is no file ${missing}`)
  return check({ format, fix, files, page, deployed }, terminal)
}

interface ValidateOptions {
  format: Format
  fix: boolean
  /** The files whose findings are reported. Empty: all files. */
  files: string[]
  /** Address of the page whose findings are reported. Default: all pages. */
  page: string | undefined
  deployed: boolean
}

async function check(
  { format, fix, files, page, deployed }: ValidateOptions,
  terminal: Terminal,
): Promise<number> {
  const { root, isTTY, code, log, error } = terminal
  const judgeAgain = async (reportImports?: (files: string[]) => void) => {
    // Loaded here, since the modules of the rules take long to load and cached findings do not need them.
    const { validate } = await import('../../lint/validate.ts')
    return validate(root, { deployed }, reportImports)
  }
  const judge = () =>
    code === undefined ? judgeAgain() : lastFindings({ root, code, deployed, judge: judgeAgain })
  // Formats for programs contain only the findings, so all other lines go to stderr.
  const toLog = format === 'pretty' ? log : error
  const fixFiles = async () => (await import('./fix-files.ts')).fixFiles({ root, files, judge, log: toLog })
  const judgePage = async (address: string) =>
    (await import('../../lint/validate-page.ts')).validatePage(root, address, { deployed })
  const all = await (page === undefined ? (fix ? fixFiles() : judge()) : judgePage(page))
  const findings = files.length === 0 ? all : all.filter(({ file }) => files.includes(file))
  const report = await formats[format](findings, { root, isTTY })
  if (report) log(report)
  else if (format === 'pretty')
    log(`${page ?? (files.length === 0 ? 'Configs and content' : files.join(', '))}: nothing found`)
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}
