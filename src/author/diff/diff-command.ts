import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publish } from '../../publish/publish.ts'
import { readEnvironment } from '../../site/config/read-environment.ts'
import { engineOf } from '../../util/engine-of.ts'
import { unknownValue } from '../../util/unknown-value.ts'
import { commands } from '../commands/commands.mjs'
import type { Command, Terminal } from '../commands/terminal.ts'
import { asReport } from './as-report.ts'
import type { SiteDiff } from './change.ts'
import { compareSites } from './compare-sites.ts'
import { asMarkdown, asText } from './describe.ts'
import { findCauses } from './find-causes.ts'
import { changedFiles, commitOf, git } from './git.ts'
import { publishBase } from './publish-base.ts'
import { recordAnswers } from './record-answers.mjs'
import { runAlone } from './run-alone.ts'

const formats = new Map<string, (diff: SiteDiff) => string>([
  ['text', asText],
  ['markdown', asMarkdown],
  ['json', (diff) => JSON.stringify(diff, null, 2)],
])

/** `npm run diff`. Other tools end with 2 on errors: here it is 1, because 3 reports a change. */
export const diffCommand: Command = (args, terminal) =>
  run(args, terminal).catch((error: unknown) => {
    terminal.error(error instanceof Error ? error.message : String(error))
    return 1
  })

async function run(args: string[], { root, log, error }: Terminal): Promise<number> {
  const { values } = parseArgs({ args, ...commands.diff })
  const print = formats.get(values.format)
  if (!print) throw unknownValue('--format', values.format, [...formats.keys()])
  const folder = values.with === undefined ? undefined : resolve(root, values.with)
  if (folder !== undefined && !existsSync(join(folder, 'index.html')))
    throw new Error(`--with: ${values.with} is no published folder: it has no index.html`)
  const commit = folder === undefined ? await commitOf(root, values.since) : ''
  const diff = await runAlone(join(root, '.tmp/diff/running'), async (): Promise<SiteDiff> => {
    const { VITE_CONTENT_HOST: host } = await readEnvironment(root)
    const answers = host ? join(root, '.tmp/diff/answers') : undefined
    if (answers !== undefined) {
      await rm(answers, { recursive: true, force: true })
      recordAnswers(answers)
    }
    const now = { root, folder: join(root, '.tmp/diff/now') }
    // First, because this side records the answers of a host.
    await publish({ root, outDir: '.tmp/diff/now', logLevel: 'error' })
    const base =
      folder === undefined ? await publishBase({ root, commit, answers, tell: error }) : { root, folder }
    const compared = compareSites(base.folder, now.folder)
    const notes: string[] = []
    if (commit !== '') {
      const files = await changedFiles(root, commit)
      notes.push(...(await findCauses(compared.changed, { root, base: base.root, files })))
      notes.push(...(await behind(root, commit, values.since)))
    }
    if (!values['no-pixels'] && compared.changed.length > 0) {
      const { photographPages } = await import('./photograph-pages.ts')
      notes.push(...(await photographPages(compared.changed, base, now)))
    }
    const name = values.with ?? `${values.since} (${commit.slice(0, 10)})`
    return { base: name, ...compared, notes }
  })
  log(print(diff))
  if (values.report !== undefined) {
    const template = readFileSync(join(engineOf(root), 'src/author/diff/report.html'), 'utf8')
    await writeFile(resolve(root, values.report), asReport(diff, template))
  }
  return values['fail-on-change'] && diff.changed.length > 0 ? 3 : 0
}

/** Reports commits of the base that the working tree does not have: their changes look as if they were removed. */
async function behind(root: string, commit: string, since: string): Promise<string[]> {
  const missing = Number(await git(root, 'rev-list', '--count', `HEAD..${commit}`))
  const text = `${since} has ${missing} commits that are not in HEAD: their changes look removed. Merge ${since} first.`
  return missing === 0 ? [] : [text]
}
