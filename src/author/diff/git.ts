import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Cause } from './change.ts'

const MAX_OUTPUT_BYTES = 512 * 1024 * 1024
const MAX_LINES_OF_FILE = 24

/** Runs git in a folder. Returns its output. Throws git's own words. */
export async function git(root: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: MAX_OUTPUT_BYTES })
    return stdout.trimEnd()
  } catch (error) {
    throw new Error(`git ${args[0]} failed: ${String(Object(error).stderr || error).trim()}`, {
      cause: error,
    })
  }
}

/** Returns the commit of a ref. Falls back to the branch of `origin`, since a checkout in CI has no other. */
export async function commitOf(root: string, ref: string): Promise<string> {
  await git(root, 'rev-parse', '--git-dir')
  for (const name of [ref, `origin/${ref}`]) {
    const commit = await git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => '')
    if (commit !== '') return commit
  }
  throw new Error(
    `There is no commit ${ref} in this repository. Name another one with --since, or fetch it first.`,
  )
}

/** Returns the files that differ between a commit and the working tree, also new ones that git does not know. */
export async function changedFiles(root: string, commit: string): Promise<Cause[]> {
  const options = ['-U0', '--no-color', '--no-ext-diff', '--no-renames', '--relative']
  const [diff, others] = await Promise.all([
    git(root, '-c', 'core.quotePath=false', 'diff', ...options, commit, '--'),
    git(root, 'ls-files', '-z', '--others', '--exclude-standard'),
  ])
  const known = diff.split(/^diff --git /m).slice(1)
  return [
    ...known.map(readFileDiff),
    ...others
      .split('\0')
      .filter(Boolean)
      .map((file) => newFile(root, file)),
  ]
}

function readFileDiff(text: string): Cause {
  const names = [/^\+\+\+ b\/(.+?)\t?$/m, /^--- a\/(.+?)\t?$/m, /^a\/(.*) b\/\1$/m]
  const [file = ''] = names.flatMap((name) => name.exec(text)?.[1] ?? [])
  const lines = text
    .slice(Math.max(0, text.indexOf('\n@@')))
    .split('\n')
    .filter((line) => /^[-+@]/.test(line))
  const [, line] = /^@@ -\S+ \+(\d+)/.exec(lines[0] ?? '') ?? []
  return {
    file,
    line: line === undefined ? undefined : Math.max(1, Number(line)),
    lines: line === undefined ? [] : lines.slice(0, MAX_LINES_OF_FILE),
  }
}

function newFile(root: string, file: string): Cause {
  const text = readFileSync(join(root, file), 'utf8')
  if (text.includes('\0')) return { file, line: undefined, lines: [] }
  return { file, line: 1, lines: text.split('\n', MAX_LINES_OF_FILE).map((line) => `+${line}`) }
}
