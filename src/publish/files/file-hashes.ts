import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, isFolder } from '../../util/files-in.ts'
import { hashOf, hashOfAll } from '../../util/hash-of.ts'
import { writeCached } from '../../util/cache.ts'
import { exactStamp, TICK_MS } from '../../util/disk-stamp.ts'

/** Hashes of the content of files. */
export interface FileHashes {
  /** Returns the hash of a file; undefined if it is missing. */
  of: (file: string) => string | undefined
  /** Returns one hash of a folder's files and their paths. Accepts a single file and a missing path, too. */
  ofTree: (folder: string) => string
  /** Stores the hashes for the next run. */
  save: () => Promise<void>
}

/**
 * Hashes files. A file is read again only if its size, its inode or one of its times has changed. The file `cache`
 * stores the hashes between runs.
 */
export function openFileHashes(cache: string): FileHashes {
  const before = readHashes(cache)
  const after = new Map<string, [stamp: string, hash: string]>()
  let hasNew = false

  const of = (file: string): string | undefined => {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats?.isFile()) return undefined
    const stamp = exactStamp(stats)
    const entry = after.get(file) ?? before.get(file)
    const hash = entry?.[0] === stamp ? entry[1] : hashOf(readFileSync(file))
    // A file that was just written may change again without a new time stamp.
    const isSettled = Date.now() - stats.ctimeMs > TICK_MS
    if (isSettled) after.set(file, [stamp, hash])
    hasNew ||= entry?.[1] !== hash
    return hash
  }
  return {
    of,
    ofTree: (folder) => {
      const files = isFolder(folder) ? filesIn(folder) : ['']
      return hashOfAll(files.map((file) => `${file} ${of(join(folder, file))}`))
    },
    async save() {
      if (!hasNew && after.size === before.size) return
      await writeCached(cache, Object.fromEntries(after))
    },
  }
}

/** Returns the stored hashes by file; empty if the cache is missing or broken. */
function readHashes(cache: string): Map<string, [stamp: string, hash: string]> {
  try {
    const stored: Record<string, [string, string]> = JSON.parse(readFileSync(cache, 'utf8'))
    return new Map(Object.entries(stored))
  } catch {
    return new Map()
  }
}
