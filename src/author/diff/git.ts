import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { parsePatch } from 'diff'
import { count } from '../../lint/say-findings.ts'
import type { Cause } from './change.ts'

const MAX_OUTPUT_BYTES = 512 * 1024 * 1024
const MAX_LINES_OF_FILE = 24
const noGit =
  'git is not installed, and this command compares with a commit. Install git and run the command again.'

/** Variables by which git passes a repository to its hooks and aliases. How to reach a remote one stays. */
const repositoryVariable = /^GIT_(?!SSH|SSL|ASKPASS|CONFIG_(?!PARAMETERS))/

/** Runs a command in a folder, without git's own variables. Returns its output. Throws its own words if it fails. */
export async function run(cwd: string, [command = '', ...args]: string[], variables = {}): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !repositoryVariable.test(name))
  try {
    const env = { ...Object.fromEntries(inherited), ...variables }
    const options = { cwd, env, maxBuffer: MAX_OUTPUT_BYTES }
    return (await promisify(execFile)(command, args, options)).stdout.trimEnd()
  } catch (error) {
    const { code, stdout = '', stderr = '' } = Object(error)
    // A missing folder has this code, too.
    if (command === 'git' && code === 'ENOENT' && existsSync(cwd)) throw new Error(noGit, { cause: error })
    const reason = `${stdout}\n${stderr}`.trim() || String(error)
    const shown = [command, ...args].filter((_, index, all) => ![all[index - 1], all[index]].includes('-c'))
    throw new Error(`${shown.join(' ')} failed: ${reason}`, { cause: error })
  }
}

/** Settings with which no command of git runs a hook, or writes into the author's repository. */
const settings = ['hooksPath=/dev/null', 'fsmonitor=false', 'splitIndex=false', 'sparseCheckout=false']
const options = [...settings, 'quotePath=false'].flatMap((setting) => ['-c', `core.${setting}`])

export const git = (folder: string, args: string[], variables = {}) =>
  run(folder, ['git', ...options, ...args], variables)

/** The commit to compare with. */
export interface BaseCommit {
  commit: string
  /** Name for reports. */
  name: string
  notes: string[]
}

/**
 * Returns the commit at which the working tree has left a branch. Falls back to the commit of the ref, to the branch of
 * `origin`, since a checkout in CI has no other, and from `main` to `master`.
 */
export async function baseCommit(root: string, since: string): Promise<BaseCommit> {
  await git(root, ['rev-parse', '--git-dir'])
  for (const ref of [since, `origin/${since}`, ...(since === 'main' ? ['master', 'origin/master'] : [])]) {
    const tip = await git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).catch(() => '')
    if (tip === '') continue
    // A shallow clone may lack the commit.
    const commit = await git(root, ['merge-base', 'HEAD', tip]).catch(() => tip)
    const ahead = await git(root, ['rev-list', '--count', `${commit}..${tip}`])
    const name = `${ref} (${commit.slice(0, 10)})`
    const note = `${ref} has moved on by ${count(Number(ahead), 'commit')} since: the comparison is with the commit at which this branch began.`
    return { commit, name, notes: ahead === '0' ? [] : [note] }
  }
  throw new Error(`There is no commit ${since}. Name another one with --since, or fetch it first.`)
}

const diffOptions = '-U0 --no-color --no-ext-diff --no-renames --relative --src-prefix=a/ --dst-prefix=b/'

/** Returns the files that differ between a commit and the working tree, also those that git does not track. */
export async function changedFiles(root: string, commit: string): Promise<Cause[]> {
  // New files are added to a copy of the index, without their content.
  const index = resolve(root, await git(root, ['rev-parse', '--git-path', 'index']))
  const GIT_INDEX_FILE = join(root, '.tmp/diff/index')
  // Git compares the time of the index with those of files.
  await cp(index, GIT_INDEX_FILE, { preserveTimestamps: true })
  // Fails after it has added all other files, if one cannot be read or is a repository without a commit.
  await git(root, ['add', '--ignore-errors', '--intent-to-add', '.'], { GIT_INDEX_FILE }).catch(() => '')
  const patches = await git(root, ['diff', ...diffOptions.split(' '), commit, '--'], { GIT_INDEX_FILE })
  return parsePatch(patches).map((patch) => {
    const name = patch.isDelete ? patch.oldFileName : patch.newFileName
    const lines = patch.hunks.flatMap((hunk) => hunk.lines).filter((line) => /^[-+]/.test(line))
    const [first] = patch.hunks
    return {
      file: name?.replace(/^[ab]\//, '') ?? '',
      line: first && Math.max(1, first.newStart),
      lines: lines.slice(0, MAX_LINES_OF_FILE),
    }
  })
}
