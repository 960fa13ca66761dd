import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, isFolder } from '../../util/files-in.ts'
import { hashOf } from '../../util/hash-of.ts'
import { writeCached } from '../../util/cache.ts'
import { exactStamp, TICK_MS } from '../../util/disk-stamp.ts'

/** Hashes of what is in files. */
export interface FileHashes {
  /** Undefined where there is no such file. */
  of: (file: string) => string | undefined
  /** Of all files in a folder with their places in it; of a single file, and of one that is not there, likewise. */
  ofTree: (folder: string) => string
  /** Keeps what is known for the next time. */
  save: () => Promise<void>
}

/**
 * Hashes files, each once: a file that is as it was when it was hashed last, by its size, its place on the disk and both
 * its times, is not read again. `cache` is where that is kept from one run to the next.
 */
export function openFileHashes(cache: string): FileHashes {
  const before = readHashes(cache)
  const now = new Map<string, [stamp: string, hash: string]>()
  let hasNew = false

  const of = (file: string): string | undefined => {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats?.isFile()) return undefined
    const stamp = exactStamp(stats)
    const known = now.get(file) ?? before.get(file)
    const hash = known?.[0] === stamp ? known[1] : hashOf(readFileSync(file))
    // A file that was written just now may be written again within the same tick of the disk's clock.
    const isSettled = Date.now() - stats.ctimeMs > TICK_MS
    if (isSettled) now.set(file, [stamp, hash])
    hasNew ||= known?.[1] !== hash
    return hash
  }
  return {
    of,
    ofTree: (folder) => {
      const files = isFolder(folder) ? filesIn(folder) : ['']
      return hashOf(...files.map((file) => `${file} ${of(join(folder, file))}`))
    },
    async save() {
      if (!hasNew && now.size === before.size) return
      await writeCached(cache, Object.fromEntries(now))
    },
  }
}

/** By file; nothing where the cache is missing or broken. */
function readHashes(cache: string): Map<string, [stamp: string, hash: string]> {
  try {
    const kept: Record<string, [string, string]> = JSON.parse(readFileSync(cache, 'utf8'))
    return new Map(Object.entries(kept))
  } catch {
    return new Map()
  }
}
