import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../util/files-in.ts'

/** A published folder. */
export interface PublishedFolder {
  /** All files, without their compressed copies. */
  files: ReadonlySet<string>
  /** Returns the content of a file; empty if it is missing. Each byte of a picture is a letter. */
  text: (file: string) => string
  /** Returns the transferred bytes of a file; 0 if it is missing. */
  bytes: (file: string) => number
}

export function openFolder(folder: string): PublishedFolder {
  const texts = new Map<string, string>()
  const sizeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.size
  const files = new Set(filesIn(folder).filter((file) => !/\.(?:br|gz)$/.test(file)))
  const read = (file: string) =>
    files.has(file) ? readFileSync(join(folder, file), binary.test(file) ? 'latin1' : 'utf8') : ''
  return {
    files,
    text(file) {
      const text = texts.get(file) ?? read(file)
      // A page is read once; a style sheet by each of its pages.
      if (!file.endsWith('.html')) texts.set(file, text)
      return text
    },
    bytes: (file) => sizeOf(`${file}.br`) ?? sizeOf(file) ?? 0,
  }
}

const binary = /\.(?:avif|webp|png|jpe?g|gif|ico|mp4|webm|woff2?)$/

/** Removes the hashes in names of published files, and those of inline parts in a policy. */
export const withoutHashes = (text: string): string =>
  text
    .replaceAll(/-[\w-]{7,8}(?=\.(?:js|css|json|woff2?)\b)/g, '')
    .replaceAll(/-[\da-f]{10}(?=(?:-\d+)?\.(?:avif|webp|jpe?g|png)\b)/g, '')
    .replaceAll(/ ?'sha256-[\w+/=]+'/g, '')
