import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publish } from '../../publish/publish.ts'
import { isLeftOver, processName } from '../../serve/hosting/process-name.ts'
import { readEnvironment } from '../../site/config/read-environment.ts'
import { engineOf } from '../../util/engine-of.ts'
import { unknownValue } from '../../util/unknown-value.ts'
import { commands } from '../command-line/commands.mjs'
import type { Command, Terminal } from '../command-line/terminal.ts'
import { asReport } from './as-report.ts'
import type { SiteDiff } from './change.ts'
import { compareSites } from './compare-sites.ts'
import { asMarkdown, asText } from './describe.ts'
import { findCauses } from './find-causes.ts'
import { baseCommit, changedFiles } from './git.ts'
import { publishBase } from './publish-base.ts'
import { recordAnswers } from './record-answers.mjs'
import { messageOf } from '../../util/message-of.ts'

const formats = new Map<string, (diff: SiteDiff) => string>([
  ['text', asText],
  ['markdown', asMarkdown],
  ['json', (diff) => JSON.stringify(diff, null, 2)],
])

/** `npm run diff`. Other tools end with 2 on errors: here it is 1, because 3 reports a change. */
export const diffCommand: Command = (args, terminal) =>
  run(args, terminal).catch((error: unknown) => {
    terminal.error(messageOf(error))
    return 1
  })

const optionsOf = (args: string[]) => parseArgs({ args, ...commands.diff }).values

async function run(args: string[], terminal: Terminal): Promise<number> {
  const { root, log } = terminal
  const values = optionsOf(args)
  const print = formats.get(values.format)
  if (!print) throw unknownValue('--format', values.format, [...formats.keys()])
  // The folders below are those of one process at a time.
  const running = join(root, '.tmp/diff/running')
  const other = existsSync(running) ? readFileSync(running, 'utf8') : ''
  if (other !== '' && !isLeftOver(other))
    throw new Error(`Another "npm run diff" runs here (process ${other}). Wait until it ends.`)
  await mkdir(join(root, '.tmp/diff'), { recursive: true })
  await writeFile(join(root, '.tmp/diff/.gitignore'), '*\n')
  await writeFile(running, processName)
  // A killed git leaves it behind, and each later one would fail.
  await rm(join(root, '.tmp/diff/index.lock'), { force: true })
  const diff = await compare(values, terminal).finally(() => rm(running, { force: true }))
  log(print(diff))
  if (values.report !== undefined) {
    const template = readFileSync(join(engineOf(root), 'src/author/diff/report.html'), 'utf8')
    await writeFile(resolve(root, values.report), asReport(diff, template))
  }
  return values['fail-on-change'] && diff.changed.length > 0 ? 3 : 0
}

/** Publishes both sides, and compares them. */
async function compare(values: ReturnType<typeof optionsOf>, { root, error }: Terminal): Promise<SiteDiff> {
  const folder = values.with === undefined ? undefined : resolve(root, values.with)
  if (folder !== undefined && !existsSync(join(folder, 'index.html')))
    throw new Error(`--with: ${values.with} is not a published folder: it has no index.html`)
  const commit = folder === undefined ? await baseCommit(root, values.since) : undefined
  const { VITE_CONTENT_HOST: host } = await readEnvironment(root)
  const answers = host ? join(root, '.tmp/diff/answers') : undefined
  if (answers !== undefined) {
    await rm(answers, { recursive: true, force: true })
    recordAnswers(answers)
  }
  const after = { root, folder: join(root, '.tmp/diff/now') }
  // First, because this side records the answers of a host.
  await publish({ root, outDir: '.tmp/diff/now', logLevel: 'error', drafts: values.drafts })
  const base = commit
    ? await publishBase({ root, ...commit, answers, print: error })
    : { root, folder: resolve(root, values.with ?? ''), notes: [] }
  const compared = compareSites(base.folder, after.folder)
  const { notes } = base
  if (commit) {
    const files = await changedFiles(root, commit.commit)
    notes.push(...(await findCauses(compared.changed, { root, base: base.root, files })))
  }
  if (!values['no-pixels'] && compared.changed.length > 0) {
    const { photographPages } = await import('./photograph-pages.ts')
    notes.push(...(await photographPages(compared.changed, base, after)))
  }
  return { base: commit?.name ?? values.with ?? '', ...compared, notes }
}
