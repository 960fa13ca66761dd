import { createHash } from 'node:crypto'
import { appendFile, mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { enquiryFields } from '../../../schemas/enquiry.ts'
import type { MailboxEntry } from './read-entry.ts'

/** Result of storing an entry: stored now, stored before, or no room for it. */
export type Kept = 'new' | 'twin' | 'full'

/**
 * Returns a function that appends entries to a file, up to a maximum size in bytes. Entries are stored one after the
 * other, so that a duplicate is always found. The file is read once, and later only the parts that anyone appended. So
 * storing takes the same time for any number of entries.
 */
export function storeEntries(file: string, largest: number): (entry: MailboxEntry) => Promise<Kept> {
  const known = knownEntries(file)
  let last: Promise<unknown> = Promise.resolve()

  const keep = async (entry: MailboxEntry): Promise<Kept> => {
    const { keys, size, endsLine } = await known()
    if (keys.has(keyOf(entry))) return 'twin'
    // An incomplete last line, as left by a full disk, must not spoil the next line.
    const line = `${endsLine ? '' : '\n'}${lineOf(entry)}\n`
    if (size + Buffer.byteLength(line) > largest) return 'full'
    await mkdir(dirname(file), { recursive: true })
    await appendFile(file, line)
    return 'new'
  }
  return (entry) => {
    const kept = last.then(() => keep(entry))
    last = kept.catch(() => undefined)
    return kept
  }
}

/** Returns a function that reads which entries a file holds. It reads only what it has not read before. */
function knownEntries(file: string) {
  let keys = new Set<string>()
  let inode = 0
  /** Position up to which complete lines were read. */
  let place = 0

  return async () => {
    const handle = await open(file).catch(unlessMissing)
    try {
      const { ino, size } = (await handle?.stat()) ?? { ino: 0, size: 0 }
      // The file was replaced, for example to archive its entries.
      if (ino !== inode || size < place) [keys, inode, place] = [new Set(), ino, 0]
      if (handle) place += await readLines(handle, place, (line) => addKey(keys, line))
      return { keys, size, endsLine: size === place }
    } finally {
      await handle?.close()
    }
  }
}

/** Calls back with every complete line from a position on. Returns the length of these lines in bytes. */
async function readLines(handle: FileHandle, from: number, tell: (line: string) => void): Promise<number> {
  let length = 0
  let rest = Buffer.alloc(0)
  for await (const chunk of handle.createReadStream({ start: from, autoClose: false })) {
    const bytes = Buffer.concat([rest, chunk])
    const end = bytes.lastIndexOf('\n') + 1
    if (end > 0) for (const line of bytes.toString('utf8', 0, end - 1).split('\n')) tell(line)
    length += end
    rest = bytes.subarray(end)
  }
  return length
}

function addKey(keys: Set<string>, line: string): void {
  try {
    const entry: MailboxEntry | null = JSON.parse(line)
    if (entry) keys.add(keyOf(entry))
  } catch {
    // An incomplete line is not an entry.
  }
}

/** Returns a key that is equal only for an enquiry that was sent again with the same text. */
function keyOf(entry: MailboxEntry): string {
  const values = ['enquiry_id', ...enquiryFields].map((name) => entry[name])
  return createHash('sha256').update(JSON.stringify(values)).digest('base64')
}

/**
 * Returns the entry as JSON without control characters. JSON leaves some of them unescaped, and none may reach the
 * terminal of somebody who reads the file.
 */
const lineOf = (entry: MailboxEntry) =>
  JSON.stringify(entry).replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
