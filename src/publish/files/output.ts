import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { stampOf } from '../../util/disk-stamp.ts'
import { hashOf } from '../../util/hash-of.ts'
import type { FileHashes } from './file-hashes.ts'
import { bestPacking, isPackable, packFile, packingRecipe } from './pack-file.ts'

/** What is known of a published file: the hash of what is in it, and how it lies on the disk, with those packed beside it by their endings. */
export const outputFileSchema = z.object({ hash: z.string(), stamps: z.record(z.string(), z.string()) })
export type OutputFiles = Record<string, z.output<typeof outputFileSchema>>

/** The folder that is being published to. What lies in the one before as it is to lie here is taken from there. */
export interface Output {
  /** Writes a file, and packs a text. */
  write: (file: string, content: string | Uint8Array) => Promise<void>
  /** Publishes a copy of a file. */
  copy: (file: string, source: string) => Promise<void>
  /** Takes a file as it was published before. False where it is not there as it was left, or never was. */
  keep: (file: string) => boolean
  /** All that lies there now. */
  files: OutputFiles
}

interface OutputOptions {
  /** The folder that `next` is to take the place of, and the files that are known to lie in it. */
  previous: string
  known: Readonly<OutputFiles>
  hashes: Pick<FileHashes, 'of'>
  /** How well to pack what has no hash in its name (`pack-file.ts`). */
  packing: number
}

/** Fills the folder `next`. */
export function openOutput(next: string, { previous, known, hashes, packing }: OutputOptions): Output {
  const files: OutputFiles = {}
  const folders = new Set<string>()
  const makeFolder = (file: string) => {
    const folder = dirname(join(next, file))
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }

  /** Takes the file before, if it is known to hold this; without a hash, whatever it holds. */
  const take = (file: string, hash?: string): boolean => {
    const before = known[file]
    if (!before || (hash !== undefined && before.hash !== hash)) return false
    const endings = Object.keys(before.stamps)
    if (endings.some((ending) => stampOf(join(previous, file + ending)) !== before.stamps[ending]))
      return false
    makeFolder(file)
    try {
      for (const ending of endings) linkFile(join(previous, file + ending), join(next, file + ending))
    } catch {
      // Another publish may put its own folder in place meanwhile. Then the file is made anew, and not through a link.
      for (const ending of endings) rmSync(join(next, file + ending), { force: true })
      return false
    }
    files[file] = { hash: before.hash, stamps: stampsOf(join(next, file), endings) }
    return true
  }

  const packingOf = (file: string) => (file.startsWith('assets/') ? bestPacking : packing)
  /** Of what is in a file of so many bytes, and of how it is packed. */
  const hashFor = (file: string, content: string | Uint8Array, size: number) =>
    hashOf(content, isPackable(file, size) ? packingRecipe(size, packingOf(file)) : '')

  /** Writes it, these bytes or a copy of a file, and packs it. */
  const add = async (file: string, hash: string, size: number, content: Uint8Array | string) => {
    const path = join(next, file)
    makeFolder(file)
    // What was linked there would be changed in both places.
    for (const ending of Object.keys(files[file]?.stamps ?? {})) await rm(path + ending)
    await (typeof content === 'string' ? copyFile(content, path) : writeFile(path, content))
    const packed = isPackable(file, size)
      ? await packFile(path, typeof content === 'string' ? await readFile(path) : content, packingOf(file))
      : []
    files[file] = { hash, stamps: stampsOf(path, ['', ...packed]) }
  }

  return {
    async write(file, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const hash = hashFor(file, bytes, bytes.length)
      if (!take(file, hash)) await add(file, hash, bytes.length, bytes)
    },
    async copy(file, source) {
      const { size } = statSync(source)
      const hash = hashFor(file, hashes.of(source) ?? '', size)
      if (!take(file, hash)) await add(file, hash, size, source)
    },
    keep: (file) => take(file),
    files,
  }
}

const stampsOf = (path: string, endings: string[]) =>
  Object.fromEntries(endings.map((ending) => [ending, stampOf(path + ending)]))

/** Not every file system has links, and not everybody may make them. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
