import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { decodeEntry, encodeEntry, isListed, listFiles, type EntryFiles } from './action-result.ts'

/**
 * Results of work, each under a SHA-256 of everything that it depends on. An entry may be missing at any time, and is
 * then made again.
 */
export interface Cache {
  /** Returns an entry; undefined if it is missing or broken. */
  read: (key: string) => Promise<EntryFiles | undefined>
  write: (key: string, files: EntryFiles) => Promise<void>
}

/** Opens a cache in a folder, with a remote cache behind it. Entries found there are stored in the folder. */
export function openCache(folder: string, remote?: Cache): Cache {
  return {
    async read(key) {
      const local = await readEntry(fileOf(folder, key))
      if (local) return local
      const found = await remote?.read(key)
      if (found) await writeEntry(fileOf(folder, key), found)
      return found
    },
    async write(key, files) {
      // Remote first: a local entry must mean that the remote one exists.
      await remote?.write(key, files)
      await writeEntry(fileOf(folder, key), files)
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
