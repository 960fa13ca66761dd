import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'
import { longHashOf } from '../../util/hash-of.ts'

/** Files of a cache entry, by name. */
export type EntryFiles = ReadonlyMap<string, Uint8Array>

/**
 * Results of work, each under a SHA-256 of everything that it depends on. An entry may be missing at any time, and is
 * then made again.
 */
export interface Cache {
  /** Returns an entry; undefined if it is missing or broken. */
  read: (key: string) => Promise<EntryFiles | undefined>
  write: (key: string, files: EntryFiles) => Promise<void>
}

/** Opens a cache in a folder. An entry is one file: a hash of the rest, a line with names and sizes, and the contents. */
export const openCache = (folder: string): Cache => ({
  async read(key) {
    try {
      return decodeEntry(await readFile(fileOf(folder, key)))
    } catch {
      return undefined
    }
  },
  async write(key, files) {
    const file = fileOf(folder, key)
    await mkdir(dirname(file), { recursive: true })
    await writeFileAtomic(file, encodeEntry(files), { fsync: false })
  },
})

/** Entries are in folders by their first digits, because large folders are slow on many file systems. */
const fileOf = (folder: string, key: string) => join(folder, key.slice(0, 2), key.slice(2))

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
