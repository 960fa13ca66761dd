import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { AuthorError } from '../util/author-error.ts'
import { isFolder } from '../util/files-in.ts'
import { isLeftOver, processName } from '../serve/hosting/process-name.ts'
import { whileUnfinished } from './files/while-unfinished.ts'

/**
 * Fills a new folder beside `path`, then replaces `path` with it. If filling throws or the process is ended, `path` is
 * unchanged. Several processes may replace it at the same time: the last complete folder stays. A link stays a link.
 * `rename` is another function in tests.
 */
export async function replaceFolder<T>(
  path: string,
  fill: (next: string) => Promise<T>,
  rename = renameSync,
): Promise<T> {
  const folder = existsSync(path) ? realpathSync(path) : path
  if (existsSync(folder) && !isFolder(folder))
    throw new AuthorError(
      `${path} is a file, and the site is published in a folder of this name.`,
      [],
      'Move it away.',
    )
  const suffix = `${processName}-${(count += 1)}`
  const next = `${folder}-next-${suffix}`
  const old = `${folder}-old-${suffix}`
  await removeLeftOver(folder)
  const result = await whileUnfinished(next, async () => {
    const filled = await fill(next)
    if ((process.umask() & 0o055) !== 0) allowReading(next)
    putInPlace(folder, { next, old, rename })
    return filled
  })
  // Synchronously, in half the processor time.
  rmSync(old, { recursive: true, force: true })
  return result
}

let count = 0

/** Lets the user of the web server read what a strict umask hides. */
function allowReading(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

/**
 * Replaces `folder` with `next` synchronously, so that a signal cannot end the process between the two renames. If
 * another process puts its folder there meanwhile, replaces that folder, too.
 */
function putInPlace(
  folder: string,
  { next, old, rename }: { next: string; old: string; rename: typeof renameSync },
): void {
  do {
    rmSync(old, { recursive: true, force: true })
    const failure = failureOf(() => rename(folder, old), ['ENOENT', ...fixed])
    if (failure !== undefined && fixed.includes(failure)) return replaceFiles(folder, next)
  } while (failureOf(() => rename(next, folder), ['ENOTEMPTY']) !== undefined)
}

/** Error codes of a folder that cannot be renamed: a mounted one, one of a container's image, and one in use on Windows. */
const fixed = ['EBUSY', 'EXDEV', 'EPERM']

/** Replaces the files of a folder that cannot be renamed. The new ones come first: pages need their scripts. */
function replaceFiles(folder: string, next: string): void {
  cpSync(next, folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (!existsSync(join(next, name))) rmSync(join(folder, name), { recursive: true, force: true })
  // The server recognises a release by this time.
  utimesSync(folder, new Date(), new Date())
}

/** Returns the error code with which `work` fails, if it is one of these. Throws any other error. */
function failureOf(work: () => void, codes: readonly string[]): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (codes.includes(code)) return code
    throw error
  }
}

/** Removes unfinished folders beside `folder` of processes that were killed. */
async function removeLeftOver(folder: string): Promise<void> {
  const names = await readdir(dirname(folder)).catch(() => [])
  const leftovers = names.filter((name) =>
    [`${basename(folder)}-next-`, `${basename(folder)}-old-`].some(
      (start) => name.startsWith(start) && isLeftOver(name.slice(start.length)),
    ),
  )
  await Promise.all(
    leftovers.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })),
  )
}
