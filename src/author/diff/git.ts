import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { parsePatch } from 'diff'
import type { Cause } from './change.ts'

const MAX_OUTPUT_BYTES = 512 * 1024 * 1024
const MAX_LINES_OF_FILE = 24
const noGit =
  'git is not installed, and this command compares with a commit. Install git and run the command again.'

/** Runs a command in a folder. Returns its output. Throws its own words if it fails. */
export async function run(cwd: string, [command = '', ...args]: string[], variables = {}): Promise<string> {
  try {
    const options = { cwd, env: { ...process.env, ...variables }, maxBuffer: MAX_OUTPUT_BYTES }
    return (await promisify(execFile)(command, args, options)).stdout.trimEnd()
  } catch (error) {
    const { code, stdout = '', stderr = '' } = Object(error)
    if (command === 'git' && code === 'ENOENT') throw new Error(noGit, { cause: error })
    const reason = `${stdout}\n${stderr}`.trim() || String(error)
    throw new Error(`${command} ${args.join(' ')} failed: ${reason}`, { cause: error })
  }
}

export const git = (root: string, ...args: string[]) => run(root, ['git', ...args])

/** Returns the commit of a ref. Falls back to the branch of `origin`, since a checkout in CI has no other. */
export async function commitOf(root: string, ref: string): Promise<string> {
  await git(root, 'rev-parse', '--git-dir')
  for (const name of [ref, `origin/${ref}`]) {
    const commit = await git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => '')
    if (commit !== '') return commit
  }
  throw new Error(`There is no commit ${ref}. Name another one with --since, or fetch it first.`)
}

const diffOptions = '-U0 --no-color --no-ext-diff --no-renames --relative --src-prefix=a/ --dst-prefix=b/'

/** Returns the files that differ between a commit and the working tree, also those that git does not track. */
export async function changedFiles(root: string, commit: string): Promise<Cause[]> {
  // New files are added to a copy of the index, without their content.
  const index = resolve(root, await git(root, 'rev-parse', '--git-path', 'index'))
  const GIT_INDEX_FILE = `${index}-diff`
  // Git compares the time of the index with those of files.
  await cp(index, GIT_INDEX_FILE, { preserveTimestamps: true })
  const inCopy = (...args: string[]) =>
    run(root, ['git', '-c', 'core.quotePath=false', ...args], { GIT_INDEX_FILE })
  await inCopy('add', '--intent-to-add', '.')
  return parsePatch(await inCopy('diff', ...diffOptions.split(' '), commit, '--')).map((patch) => {
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
