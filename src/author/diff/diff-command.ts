import { writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publish } from '../../publish/publish.ts'
import { readEnvironment } from '../../site/config/read-environment.ts'
import { unknownValue } from '../../util/unknown-value.ts'
import { commands } from '../commands/commands.mjs'
import type { Command, Terminal } from '../commands/terminal.ts'
import type { Side, SiteDiff } from './change.ts'
import { compareSites } from './compare-sites.ts'
import { asMarkdown, asText } from './describe.ts'
import { findCauses } from './find-causes.ts'
import { changedFiles, commitOf, git } from './git.ts'
import { publishBase } from './publish-base.ts'
import { recordAnswers } from './record-answers.mjs'

const formats = {
  text: asText,
  markdown: asMarkdown,
  json: (diff: SiteDiff) => JSON.stringify(diff, null, 2),
}
const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name)

/** `npm run diff`. Other tools end with 2 on errors: here it is 1, because 3 reports a change. */
export const diffCommand: Command = (args, terminal) =>
  run(args, terminal).catch((error: unknown) => {
    terminal.error(error instanceof Error ? error.message : String(error))
    return 1
  })

async function run(args: string[], { root, log, error }: Terminal): Promise<number> {
  const { values } = parseArgs({ args, ...commands.diff })
  const { format, since } = values
  if (!isFormat(format)) throw unknownValue('--format', format, Object.keys(formats))
  const diff = await compare({
    root,
    since,
    folder: values.with,
    hasPixels: !values['no-pixels'],
    tell: error,
  })
  log(formats[format](diff))
  if (values.report !== undefined) {
    const { asReport } = await import('./as-report.ts')
    await writeFile(resolve(root, values.report), asReport(diff))
  }
  return values['fail-on-change'] && diff.changed.length > 0 ? 3 : 0
}

interface Comparison {
  root: string
  since: string
  /** Published folder to compare with, instead of a commit. */
  folder: string | undefined
  hasPixels: boolean
  tell: (line: string) => void
}

async function compare({ root, since, folder, hasPixels, tell }: Comparison): Promise<SiteDiff> {
  if (folder !== undefined && !existsSync(join(root, folder, 'index.html')))
    throw new Error(`--with: ${folder} is no published folder: it has no index.html`)
  const commit = folder === undefined ? await commitOf(root, since) : undefined
  const { VITE_CONTENT_HOST: host } = await readEnvironment(root)
  const answers = host ? join(root, '.tmp/diff/answers', `${Date.now()}`) : undefined
  if (answers !== undefined) recordAnswers(answers)
  const outDir = '.tmp/diff/now'
  // First, because this side records the answers of a host.
  await publish({ root, outDir, logLevel: 'error' })
  const base: Side =
    commit === undefined
      ? { root, folder: resolve(root, folder ?? '') }
      : await publishBase({ root, commit, answers, tell })
  const now: Side = { root, folder: join(root, outDir) }
  const compared = compareSites(base.folder, now.folder)
  const notes: string[] = []
  if (commit !== undefined) {
    const files = await changedFiles(root, commit)
    notes.push(
      ...(await findCauses(compared.changed, { root, base: base.root, files })),
      ...(await behind(root, commit, since)),
    )
  }
  if (hasPixels && compared.changed.length > 0) {
    const { photographPages } = await import('./photograph-pages.ts')
    notes.push(...(await photographPages(compared.changed, base, now)))
  }
  return {
    base: commit === undefined ? (folder ?? '') : `${since} (${commit.slice(0, 10)})`,
    ...compared,
    notes,
  }
}

/** Reports commits of the base that the working tree does not have: their changes look as if they were removed. */
async function behind(root: string, commit: string, since: string): Promise<string[]> {
  const missing = Number(await git(root, 'rev-list', '--count', `HEAD..${commit}`))
  return missing === 0
    ? []
    : [
        `${since} has ${missing} commits that are not in HEAD: their changes look removed. Merge ${since} first.`,
      ]
}
