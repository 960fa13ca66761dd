import { copyFileSync, createReadStream, linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { stampOf } from '../../util/disk-stamp.ts'
import { hashOf } from '../../util/hash-of.ts'
import type { FileHashes } from './file-hashes.ts'
import { isPackable, packed, packingOf, packingRecipe } from './pack-file.ts'

/**
 * A published file: the hash of its content, and its state on disk. Compressed copies have entries of their own, by
 * ending.
 */
export const outputFileSchema = z.object({ hash: z.string(), stamps: z.record(z.string(), z.string()) })
export type OutputFiles = Record<string, z.output<typeof outputFileSchema>>

/** The folder that is being published. Unchanged files are linked from the folder of the last publish. */
export interface Output {
  /** Writes a file; if it is text, compressed copies, too. */
  write: (file: string, content: string | Uint8Array) => Promise<void>
  /** Publishes a copy of a source file. */
  copy: (file: string, source: string) => Promise<void>
  /** Takes an unchanged file of the last publish. Returns false if it is missing or was changed since. */
  keep: (file: string) => boolean
  /**
   * Throws if a page or a style sheet names a missing file of `assets/`. An unchanged one can do so only if a file of the
   * last publish is gone.
   */
  check: () => Promise<void>
  /** All files so far. */
  files: OutputFiles
}

/** The name of a file that publishing made, with its hash, in a page or a style sheet. */
const madeFile = /(?<=["'(]|, )\/(assets\/[\w./-]+-[\w-]{7,10}(?:-portrait)?(?:-\d+)?\.\w+)/g

interface OutputOptions {
  /** The folder that `next` will replace. */
  previous: string
  /** The files that the last publish wrote to `previous`. */
  published: Readonly<OutputFiles>
  hashes: Pick<FileHashes, 'of'>
  /** Compression level of files outside `assets/` (`pack-file.ts`). */
  packing: number
}

/** Opens the folder `next` for publishing. */
export function openOutput(next: string, { previous, published, hashes, packing }: OutputOptions): Output {
  const files: OutputFiles = {}
  /** Names of files of `assets/`, each with a file that names it. */
  const named = new Map<string, string>()
  const noteNames = (file: string, text: string) => {
    for (const [, name = ''] of text.matchAll(madeFile)) named.set(name, file)
  }
  const folders = new Set<string>()
  const makeFolder = (file: string) => {
    const folder = dirname(join(next, file))
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }

  /**
   * Takes a file of the last publish, if it is unchanged there and has this hash. Without a hash, accepts any content.
   */
  const take = (file: string, hash?: string): boolean => {
    const before = published[file]
    if (!before || (hash !== undefined && before.hash !== hash)) return false
    const endings = Object.keys(before.stamps)
    if (endings.some((ending) => stampOf(join(previous, file + ending)) !== before.stamps[ending]))
      return false
    makeFolder(file)
    try {
      const path = join(next, file)
      const areLinks = endings.map((ending) => linkFile(join(previous, file + ending), path + ending))
      // A link has the state of its file.
      files[file] = areLinks.every(Boolean) ? before : { ...before, stamps: stampsOf(path, endings) }
      return true
    } catch {
      // Another publish may replace the folder meanwhile. Without the links, the file is written as a new one.
      for (const ending of endings) rmSync(join(next, file + ending), { force: true })
      return false
    }
  }

  /** Returns the hash of a file's content and of its compression settings. `size` is in bytes. */
  const hashFor = (file: string, content: string | Uint8Array, size: number) =>
    hashOf(content, isPackable(file, size) ? packingRecipe(size, packingOf(file, packing)) : '')

  /** Writes a file and its compressed copies. `content` is the bytes, or the path of a file to copy. */
  const add = async (file: string, hash: string, size: number, content: Uint8Array | string) => {
    const path = join(next, file)
    makeFolder(file)
    // Removes links first: writing through a link would change the published folder, too.
    for (const ending of Object.keys(files[file]?.stamps ?? {})) await rm(path + ending)
    // Written, not copied: a source that only its owner may read would stay unreadable for the server's user.
    await writeFile(path, typeof content === 'string' ? createReadStream(content) : content)
    const copies = isPackable(file, size) ? await pack(file, content) : []
    const smaller = [...copies].filter(([, copy]) => copy.length < size)
    await Promise.all(smaller.map(([ending, copy]) => writeFile(path + ending, copy)))
    files[file] = { hash, stamps: stampsOf(path, ['', ...smaller.map(([ending]) => ending)]) }
  }

  const pack = async (file: string, content: Uint8Array | string) =>
    packed(typeof content === 'string' ? await readFile(content) : content, packingOf(file, packing))

  return {
    async write(file, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const hash = hashFor(file, bytes, bytes.length)
      if (typeof content === 'string' && hasNames(file)) noteNames(file, content)
      if (!take(file, hash)) await add(file, hash, bytes.length, bytes)
    },
    async copy(file, source) {
      const { size } = statSync(source)
      const hash = hashFor(file, hashes.of(source) ?? '', size)
      if (!take(file, hash)) await add(file, hash, size, source)
    },
    keep: (file) => take(file),
    async check() {
      const isGone = (file: string) => file.startsWith('assets/') && !files[file]
      const unchanged = Object.keys(published).some(isGone) ? Object.keys(files).filter(hasNames) : []
      for (const file of unchanged) noteNames(file, await readFile(join(next, file), 'utf8'))
      for (const [name, file] of named)
        if (!files[name]) throw new Error(`${file} names /${name}, which is not published`)
    },
    files,
  }
}

const hasNames = (file: string) => /\.(?:html|css)$/.test(file)

const stampsOf = (path: string, endings: string[]) =>
  Object.fromEntries(endings.map((ending) => [ending, stampOf(path + ending)]))

/** Links a file, and returns true. Copies it where the file system or the user's rights allow no links. */
function linkFile(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    copyFileSync(from, to)
    return false
  }
}
