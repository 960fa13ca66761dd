import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { decodeEntry, encodeEntry, isListed, listFiles, type EntryFiles } from './action-result.ts'
import type { RemoteCache } from './remote-cache.ts'

/**
 * Results of work, each under a SHA-256 of everything that it depends on. An entry may be missing at any time, and is
 * then made again.
 */
export interface Cache {
  /** Returns an entry; undefined if it is missing or broken. */
  read: (key: string) => Promise<EntryFiles | undefined>
  write: (key: string, files: EntryFiles) => Promise<void>
  /** Marks an entry as used without reading it. */
  keep: (key: string) => void
  /** Removes local entries that were not used since the cache was opened. */
  removeUnused: () => Promise<void>
}

/**
 * Opens a cache in a folder, with a remote cache behind it. Entries found there are stored in the folder. Without a
 * folder, only the remote cache is used.
 */
export function openCache(folder: string | undefined, remote?: RemoteCache): Cache {
  const used = new Set<string>()
  return {
    async read(key) {
      used.add(key)
      const local = folder && (await readEntry(fileOf(folder, key)))
      if (local) return local
      const found = await remote?.get(key)
      if (found && folder) await writeEntry(fileOf(folder, key), found)
      return found
    },
    async write(key, files) {
      used.add(key)
      // First, so that a process killed here is not believed to have shared its entry.
      await remote?.put(key, files)
      if (folder) await writeEntry(fileOf(folder, key), files)
    },
    keep: (key) => used.add(key),
    async removeUnused() {
      if (!folder) return
      for (const part of await readdir(folder).catch(() => []))
        for (const rest of await readdir(join(folder, part)).catch(() => []))
          if (!used.has(part + rest)) await rm(join(folder, part, rest), { force: true })
    },
  }
}

/** Entries are in folders by their first digits, because large folders are slow on many file systems. */
const fileOf = (folder: string, key: string) => join(folder, key.slice(0, 2), key.slice(2))

async function readEntry(file: string): Promise<EntryFiles | undefined> {
  try {
    const listed = decodeEntry(await readFile(file))
    const files = new Map<string, Uint8Array>()
    for (const one of listed) {
      if (!one.content || !isListed(one, one.content)) return undefined
      files.set(one.name, one.content)
    }
    return files
  } catch {
    return undefined
  }
}

/** Writes without a lock: parallel publishes write the same bytes, and readers ignore an incomplete entry. */
async function writeEntry(file: string, files: EntryFiles): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, encodeEntry(listFiles(files)))
}
