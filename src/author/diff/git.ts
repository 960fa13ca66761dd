import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const MAX_OUTPUT_BYTES = 512 * 1024 * 1024
const MAX_LINES_OF_FILE = 24

/** A changed file of the sources. */
export interface Cause {
  /** Path from the site's root. */
  file: string
  /** First changed line; undefined if the file has no lines, as a picture. */
  line: number | undefined
  /** Lines of the git diff, each with its sign. */
  lines: string[]
}

/** Runs a command in a folder. Returns its output. Throws its own words if it fails. */
export async function run(cwd: string, [command = '', ...args]: string[], variables = {}): Promise<string> {
  try {
    const options = { cwd, env: { ...process.env, ...variables }, maxBuffer: MAX_OUTPUT_BYTES }
    return (await promisify(execFile)(command, args, options)).stdout.trimEnd()
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error)
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

/** Returns the files that differ between a commit and the working tree, also those that git does not track. */
export async function changedFiles(root: string, commit: string): Promise<Cause[]> {
  const options = [
    '-U0',
    '--no-color',
    '--no-ext-diff',
    '--no-renames',
    '--relative',
    '--src-prefix=a/',
    '--dst-prefix=b/',
  ]
  const diff = await git(root, '-c', 'core.quotePath=false', 'diff', ...options, commit, '--')
  const others = await git(root, 'ls-files', '-z', '--others', '--exclude-standard')
  return [
    ...diff
      .split(/^diff --git /m)
      .slice(1)
      .map(causeOf),
    ...others
      .split('\0')
      .filter(Boolean)
      .map((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        const isBinary = text.includes('\0')
        const lines = isBinary ? [] : text.split('\n', MAX_LINES_OF_FILE).map((line) => `+${line}`)
        return { file, line: isBinary ? undefined : 1, lines }
      }),
  ]
}

/** Reads one file of a git diff. A binary file has no lines. */
function causeOf(text: string): Cause {
  const names = [/^\+\+\+ b\/(.+?)\t?$/m, /^--- a\/(.+?)\t?$/m, /^a\/(.*) b\/\1$/m]
  const [file = ''] = names.flatMap((name) => name.exec(text)?.[1] ?? [])
  const hunks = text.slice(Math.max(0, text.indexOf('\n@@')))
  const [, line] = /^@@ -\S+ \+(\d+)/m.exec(hunks) ?? []
  const lines = hunks
    .split('\n')
    .filter((one) => /^[-+@]/.test(one))
    .slice(0, MAX_LINES_OF_FILE)
  return line === undefined ? { file, line, lines: [] } : { file, line: Math.max(1, Number(line)), lines }
}
