import { createHash } from 'node:crypto'
import { appendFile, mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { enquiryFields } from '../../../schemas/enquiry.ts'
import type { MailboxEntry } from './read-entry.ts'

/** What became of an entry: it is kept now, it was there already, or there is no room for it. */
export type Kept = 'new' | 'twin' | 'full'

/**
 * Appends entries to a file, which does not grow over so many bytes, one after the other, so that none is missed in
 * looking for its twin. The file is read once, and from then on only what was appended to it, by whomever: an entry
 * takes the same time however many there are.
 */
export function storeEntries(file: string, largest: number): (entry: MailboxEntry) => Promise<Kept> {
  const known = knownEntries(file)
  let last: Promise<unknown> = Promise.resolve()

  const keep = async (entry: MailboxEntry): Promise<Kept> => {
    const { keys, size, endsLine } = await known()
    if (keys.has(keyOf(entry))) return 'twin'
    // A line that was cut short, as by a full disk, does not take the next one with it.
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

/** Reads which entries a file holds, as far as it was not read before. */
function knownEntries(file: string) {
  let keys = new Set<string>()
  let inode = 0
  /** Up to where whole lines were read. */
  let place = 0

  return async () => {
    const handle = await open(file).catch(unlessMissing)
    try {
      const { ino, size } = (await handle?.stat()) ?? { ino: 0, size: 0 }
      // Another file has taken its place, as when entries are filed away.
      if (ino !== inode || size < place) [keys, inode, place] = [new Set(), ino, 0]
      if (handle) place += await readLines(handle, place, (line) => addKey(keys, line))
      return { keys, size, endsLine: size === place }
    } finally {
      await handle?.close()
    }
  }
}

/** Calls back with every whole line from a position on; returns how many bytes those are. */
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
    // Cut short: no entry.
  }
}

/** The same for an enquiry that comes again with the same text, and for no other. */
function keyOf(entry: MailboxEntry): string {
  const values = ['enquiry_id', ...enquiryFields].map((name) => entry[name])
  return createHash('sha256').update(JSON.stringify(values)).digest('base64')
}

/** As JSON, which leaves some control characters as they are; none may reach the terminal of whoever reads the file. */
const lineOf = (entry: MailboxEntry) =>
  JSON.stringify(entry).replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
