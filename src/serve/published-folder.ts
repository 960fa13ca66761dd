import { copyFile, link, mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { isLeftOver, processName } from './hosting/process-name.ts'
import { filesIn, readRelease, type Release } from './read-release.ts'

/** A release as it is served, and the one before: a page that was fetched from that asks for its hashed files. */
export interface Served extends Release {
  before?: Release
}

export interface PublishedFolder {
  /** What is published now. A publish under way disturbs no answer: its release is served once it is whole. */
  current: () => Promise<Served>
  close: () => Promise<void>
}

/**
 * Serves a folder that is published anew while it is served. Each release is kept beside it, in `…-served`, by links
 * to its files, so that nothing changes or goes while it is being sent. Throws where nothing is published.
 */
export async function openPublished(
  folder: string,
  warn: (message: string) => void,
): Promise<PublishedFolder> {
  const releases = `${folder}-served`
  await removeOldReleases(releases)
  const own = join(releases, `${processName}-${(count += 1)}`)
  const close = async () => {
    await remove(own)
    // Other servers may have theirs there.
    await rmdir(releases).catch(() => undefined)
  }
  let version = await versionOf(folder)
  let served: Served = await takeFirst(folder, own).catch(async (error: unknown) => {
    await close()
    throw error
  })
  let taking: Promise<void> | undefined
  let nextTry = 0

  const renew = async (next: string) => {
    try {
      const { before, ...last } = served
      served = { ...(await takeRelease(folder, own)), before: last }
      version = next
      if (before && before.folder !== folder) setTimeout(() => void remove(before.folder), grace).unref()
    } catch (error) {
      // Published anew once more, or only half there: the release that is served stays until there is a whole one.
      nextTry = Date.now() + pause
      warn(`What was published before is still served: ${String(error)}`)
    }
  }

  return {
    async current() {
      const now = await versionOf(folder)
      const isNew = now !== undefined && now !== version
      if (isNew && Date.now() >= nextTry) await (taking ??= renew(now).finally(() => (taking = undefined)))
      return served
    },
    close,
  }
}

/** How long, in milliseconds, after a publish that could not be taken. */
const pause = 500

/** How long, in milliseconds, an answer may take from finding its file to opening it. */
const grace = 10_000

/** Tells one publish from the next; undefined between the two. */
const versionOf = (folder: string) =>
  stat(folder).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => undefined,
  )

let count = 0

/** Where it is published anew meanwhile, takes that. */
async function takeFirst(folder: string, own: string): Promise<Release> {
  const version = await versionOf(folder)
  try {
    return await takeRelease(folder, own)
  } catch (error) {
    if (version === (await versionOf(folder))) throw error
    return takeFirst(folder, own)
  }
}

/** Links all of a folder's files into one that nobody else touches; where that cannot be, serves the folder itself. */
async function takeRelease(folder: string, own: string): Promise<Release> {
  const copy = join(own, String((count += 1)))
  try {
    await mkdir(copy, { recursive: true })
  } catch {
    return readRelease(folder)
  }
  try {
    const before = await versionOf(folder)
    const files = await filesIn(folder)
    const folders = [...new Set(files.map((file) => dirname(join(copy, file))))]
    await Promise.all(folders.map((path) => mkdir(path, { recursive: true })))
    await pLimit(32).map(files, (file) => linkFile(join(folder, file), join(copy, file)))
    if (before !== (await versionOf(folder))) throw new Error('It was published anew meanwhile')
    return await readRelease(copy)
  } catch (error) {
    await remove(copy)
    throw error
  }
}

/** Not every file system has links, and not everybody may make them. */
async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error
    return copyFile(from, to)
  })
}

/** Takes away what servers left that were ended at once. */
async function removeOldReleases(releases: string): Promise<void> {
  const names = await readdir(releases).catch(() => [])
  const left = names.filter(isLeftOver)
  await Promise.all(left.map((name) => remove(join(releases, name))))
}

/** What cannot be taken away now is taken away when a server starts. */
const remove = (path: string) => rm(path, { recursive: true, force: true }).catch(() => undefined)
