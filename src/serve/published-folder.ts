import { copyFile, link, mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { isLeftOver, processName } from './hosting/process-name.ts'
import { filesIn } from '../util/files-in.ts'
import { readRelease, type Release } from './read-release.ts'

/**
 * The release that is served, and the one before. Pages that were loaded from the previous release request its hashed
 * files.
 */
export interface Served extends Release {
  before?: Release
}

export interface PublishedFolder {
  /**
   * Returns the current release. A publish in progress disturbs no answer: its release is served when it is complete.
   */
  current: () => Promise<Served>
  close: () => Promise<void>
}

/**
 * Serves a folder that may be published again at any time. Each release is linked into a folder beside it, `…-served`,
 * so that no file changes or disappears while it is sent. Throws if nothing is published.
 */
export async function openPublished(
  folder: string,
  warn: (message: string) => void,
): Promise<PublishedFolder> {
  const releases = `${folder}-served`
  await removeOldReleases(releases)
  const releaseFolder = join(releases, `${processName}-${(count += 1)}`)
  const close = async () => {
    await remove(releaseFolder)
    // Other servers may have releases in the same folder.
    await rmdir(releases).catch(() => undefined)
  }
  let version = await versionOf(folder)
  let served: Served = await takeFirst(folder, releaseFolder).catch(async (error: unknown) => {
    await close()
    throw error
  })
  let taking: Promise<void> | undefined
  let nextTry = 0

  const renew = async (next: string) => {
    try {
      const { before, ...last } = served
      served = { ...(await takeRelease(folder, releaseFolder)), before: last }
      version = next
      if (before && before.folder !== folder) setTimeout(() => void remove(before.folder), grace).unref()
    } catch (error) {
      // The folder was published once more, or is incomplete. The current release is served until a complete one is
      // there.
      nextTry = performance.now() + pause
      warn(`The new release cannot be served yet. The previous one is still served: ${String(error)}`)
    }
  }

  return {
    async current() {
      const current = await versionOf(folder)
      const isNew = current !== undefined && current !== version
      if (isNew && performance.now() >= nextTry)
        await (taking ??= renew(current).finally(() => (taking = undefined)))
      return served
    },
    close,
  }
}

/** Milliseconds until a new release is tried again after it could not be served. */
const pause = 500

/** Maximum milliseconds of an answer between finding its file and opening it. */
const grace = 10_000

/** Returns a value that differs between publishes; undefined between two of them. */
const versionOf = (folder: string) =>
  stat(folder).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => undefined,
  )

let count = 0

/** Takes the first release. If the folder is published again in the meantime, takes the new one. */
async function takeFirst(folder: string, releaseFolder: string): Promise<Release> {
  const version = await versionOf(folder)
  try {
    return await takeRelease(folder, releaseFolder)
  } catch (error) {
    if (version === (await versionOf(folder))) throw error
    return takeFirst(folder, releaseFolder)
  }
}

/**
 * Links all files of a folder into a folder that nothing else changes. If this is impossible, the folder itself is
 * served.
 */
async function takeRelease(folder: string, releaseFolder: string): Promise<Release> {
  const copy = join(releaseFolder, String((count += 1)))
  try {
    await mkdir(copy, { recursive: true })
  } catch {
    return readRelease(folder)
  }
  try {
    const before = await versionOf(folder)
    const files = filesIn(folder)
    const folders = [...new Set(files.map((file) => dirname(join(copy, file))))]
    await Promise.all(folders.map((path) => mkdir(path, { recursive: true })))
    await pLimit(32).map(files, (file) => linkFile(join(folder, file), join(copy, file)))
    if (before !== (await versionOf(folder)))
      throw new Error('The folder was published again in the meantime')
    return await readRelease(copy)
  } catch (error) {
    await remove(copy)
    throw error
  }
}

/** Links a file. Copies it if the file system has no links or the user may not create them. */
async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error
    return copyFile(from, to)
  })
}

/** Removes releases of servers that were killed. */
async function removeOldReleases(releases: string): Promise<void> {
  const names = await readdir(releases).catch(() => [])
  const leftovers = names.filter(isLeftOver)
  await Promise.all(leftovers.map((name) => remove(join(releases, name))))
}

/** Removes a folder. If that fails, the next start of a server removes it. */
const remove = (path: string) => rm(path, { recursive: true, force: true }).catch(() => undefined)
