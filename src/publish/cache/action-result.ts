import { createHash } from 'node:crypto'
import { hashOf } from '../../util/hash-of.ts'

/** Files of a cache entry, by name. */
export type EntryFiles = ReadonlyMap<string, Uint8Array>

/** A file of an entry: its name, size and SHA-256, and its content if the entry holds it. */
export interface ListedFile {
  name: string
  hash: string
  size: number
  content?: Uint8Array | undefined
}

/** Returns the SHA-256 of content in hex, by which it is named in `/cas/`. */
export const contentHash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Lists an entry's files. Content above `largest` bytes is listed without it. */
export const listFiles = (files: EntryFiles, largest = Infinity): ListedFile[] =>
  Array.from(files, ([name, content]) => ({
    name,
    hash: contentHash(content),
    size: content.length,
    content: content.length > largest ? undefined : content,
  }))

/** Whether content is what an entry lists. */
export const isListed = ({ hash, size }: ListedFile, content: Uint8Array): boolean =>
  content.length === size && contentHash(content) === hash

// Numbers of the fields that are used here, from `remote_execution.proto`.
const [OUTPUT_FILES, STDOUT_RAW, PATH, DIGEST, CONTENTS, HASH, SIZE_BYTES] = [2, 5, 1, 2, 5, 1, 2]

/**
 * Encodes an entry as an `ActionResult` of the Remote Execution API, with its files as outputs. Servers of Bazel's
 * protocol check that `/ac/` holds nothing else. Local entries have the same format. The output text is a hash of the
 * list, which shows whether the end is missing.
 */
export const encodeEntry = (files: readonly ListedFile[]): Uint8Array =>
  Buffer.concat([
    ...files.map(({ name, hash, size, content }) =>
      bytesField(OUTPUT_FILES, [
        bytesField(PATH, [Buffer.from(name)]),
        bytesField(DIGEST, [bytesField(HASH, [Buffer.from(hash)]), varint(SIZE_BYTES * 8), varint(size)]),
        content ? bytesField(CONTENTS, [content]) : Buffer.alloc(0),
      ]),
    ),
    bytesField(STDOUT_RAW, [Buffer.from(listHash(files))]),
  ])

const listHash = (files: readonly ListedFile[]) => hashOf(...files.flatMap(({ name, hash }) => [name, hash]))

/** Decodes an entry. Skips fields that servers add. Throws if the bytes are not a complete entry. */
export function decodeEntry(bytes: Uint8Array): ListedFile[] {
  const fields = fieldsOf(bytes)
  const files = fields
    .filter(({ field }) => field === OUTPUT_FILES)
    .map(({ value }) => {
      const file = fieldsOf(asBytes(value))
      const digest = fieldsOf(asBytes(valueOf(file, DIGEST)))
      const content = valueOf(file, CONTENTS)
      return {
        name: String(asBytes(valueOf(file, PATH))),
        hash: String(asBytes(valueOf(digest, HASH))),
        // Encoders omit a size of 0.
        size: Number(valueOf(digest, SIZE_BYTES) ?? 0),
        content: content === undefined ? undefined : asBytes(content),
      }
    })
  if (String(asBytes(valueOf(fields, STDOUT_RAW))) !== listHash(files))
    throw new Error('the list of the cache entry is incomplete')
  return files
}

interface Field {
  field: number
  value: Uint8Array | number
}

const valueOf = (fields: Field[], wanted: number) => fields.find(({ field }) => field === wanted)?.value

function asBytes(value: Field['value'] | undefined): Buffer {
  if (!(value instanceof Uint8Array)) throw new Error('a field of the cache entry is missing')
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
}

/** Wire type of a field with a length, such as a text or a message. */
const LENGTH_DELIMITED = 2

function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const readVarint = () => {
    let value = 0
    for (let factor = 1; factor < 2 ** 53; factor *= 128) {
      const byte = bytes[at++]
      if (byte === undefined) break
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
    throw new Error('a number in the cache entry is incomplete')
  }
  while (at < bytes.length) {
    const tag = readVarint()
    const length = readVarint()
    if (tag % 8 === 0) fields.push({ field: tag >> 3, value: length })
    else if (tag % 8 === LENGTH_DELIMITED && at + length <= bytes.length) {
      fields.push({ field: tag >> 3, value: bytes.subarray(at, at + length) })
      at += length
    } else throw new Error('a field of the cache entry is incomplete')
  }
  return fields
}

function bytesField(field: number, parts: Uint8Array[]): Uint8Array {
  const bytes = Buffer.concat(parts)
  return Buffer.concat([varint(field * 8 + LENGTH_DELIMITED), varint(bytes.length), bytes])
}

function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return Buffer.from([...bytes, rest])
}
