import { statSync } from 'node:fs'
import { mkdir, readFile, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { filesIn, isFolder, namesIn } from './files-in.ts'
import { longHashOf } from './hash-of.ts'

/** Files of a cache entry, by name. */
export type EntryFiles = ReadonlyMap<string, Uint8Array>

/**
 * Results of work, each under a SHA-256 of everything that it depends on. An entry may be missing at any time, and is
 * then made again.
 */
export type Cache = ReturnType<typeof openCache>

/**
 * Folder of the cache of a project: encoded pictures, bundled configs, built apps. It is not in git, but there for the
 * next build and in a copy of the project.
 */
export const cacheFolder = 'node_modules/.cache/pagework'

/** Maximum size of entries that the current publish does not use, such as those of another branch. */
const MAX_SPARE_BYTES = 1e9

/** Opens the cache of a project. An entry is one file: a hash of the rest, a line with names and sizes, and the contents. */
export const openCache = (root: string) => ({
  /** Returns an entry; undefined if it is missing or broken. */
  async get(key: string): Promise<EntryFiles | undefined> {
    try {
      const bytes = await readFile(entryPath(root, key))
      await markUsed(root, key)
      return decodeEntry(bytes)
    } catch {
      return undefined
    }
  },
  async put(key: string, files: EntryFiles): Promise<void> {
    // Loaded on demand: most runs only read.
    const { default: writeFileAtomic } = await import('write-file-atomic')
    const path = entryPath(root, key)
    await mkdir(dirname(path), { recursive: true })
    await writeFileAtomic(path, encodeEntry(files), { fsync: false })
  },
  markUsed: (key: string) => markUsed(root, key),
  /** Removes entries last used before `began`, the longest unused first, until the rest of them is small enough. */
  async sweep(began: number): Promise<void> {
    const folder = join(root, cacheFolder)
    const entries = namesIn(folder)
      .flatMap((start) => namesIn(join(folder, start)).map((name) => join(folder, start, name)))
      .flatMap((path) => {
        const stats = statSync(path, { throwIfNoEntry: false })
        return stats && stats.mtimeMs < began ? [{ path, size: sizeOf(path), at: stats.mtimeMs }] : []
      })
    let spare = MAX_SPARE_BYTES
    for (const { path, size } of entries.toSorted((a, b) => b.at - a.at))
      if ((spare -= size) < 0) await rm(path, { recursive: true, force: true })
  },
})

/**
 * Returns the path of an entry. A result that others read from the disk may be a folder there. Entries are in folders by
 * their first digits, because large folders are slow on many file systems.
 */
export const entryPath = (root: string, key: string) => join(root, cacheFolder, key.slice(0, 2), key.slice(2))

/** Notes that an entry is used. A file system that cannot be written keeps the former time. */
async function markUsed(root: string, key: string): Promise<void> {
  const time = new Date()
  await utimes(entryPath(root, key), time, time).catch(() => undefined)
}

const sizeOf = (path: string): number =>
  isFolder(path)
    ? filesIn(path).reduce((sum, file) => sum + statSync(join(path, file)).size, 0)
    : statSync(path).size

function encodeEntry(files: EntryFiles): Buffer {
  const list = Array.from(files, ([name, { length }]) => [name, length])
  const rest = Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...files.values()])
  return Buffer.concat([Buffer.from(longHashOf(rest)), rest])
}

const listSchema = z.array(z.tuple([z.string(), z.int()]))
const HASH_DIGITS = 64

function decodeEntry(bytes: Buffer): EntryFiles | undefined {
  const rest = bytes.subarray(HASH_DIGITS)
  if (bytes.toString('latin1', 0, HASH_DIGITS) !== longHashOf(rest)) return undefined
  let at = rest.indexOf('\n') + 1
  const list = listSchema.parse(JSON.parse(rest.toString('utf8', 0, at)))
  return new Map(list.map(([name, size]) => [name, rest.subarray(at, (at += size))]))
}
