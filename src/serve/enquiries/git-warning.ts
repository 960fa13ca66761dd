import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Returns a warning if git would add the file of the store to a commit. Undefined if git ignores the file, and without
 * git, a repository or a file.
 */
export async function gitWarning(url: string): Promise<string | undefined> {
  if (!url.startsWith('file:')) return undefined
  const file = url.startsWith('file:/') ? fileURLToPath(url) : url.slice('file:'.length)
  const code = await new Promise((settle) => {
    execFile('git', ['check-ignore', '--quiet', file], { cwd: dirname(file) }, (error) => settle(error?.code))
  })
  return code === NOT_IGNORED
    ? `git does not ignore ${file}, the store of enquiries with visitors' data: add its folder to .gitignore`
    : undefined
}

/** Exit code of `git check-ignore` for a file that a commit may hold. */
const NOT_IGNORED = 1
