import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../util/files-in.ts'

export type PublishedFolder = ReturnType<typeof openFolder>

/** Opens a published folder. A missing file has an empty text and no bytes. */
export function openFolder(folder: string) {
  const files = new Set(filesIn(folder).filter((file) => !/\.(?:br|gz)$/.test(file)))
  const sizeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.size
  return {
    /** All files, without their compressed copies. */
    files,
    /** Returns the content of a file. Each byte of a picture is a letter. */
    text: (file: string) =>
      files.has(file) ? readFileSync(join(folder, file), isText.test(file) ? 'utf8' : 'latin1') : '',
    /** Returns the transferred bytes of files. */
    bytes: (names: Iterable<string>) =>
      [...new Set(names)].reduce((sum, file) => sum + (sizeOf(`${file}.br`) ?? sizeOf(file) ?? 0), 0),
  }
}

const isText = /\.(?:html|css|js|json|xml|txt|svg)$|_\w+$/

/** Removes the hashes in names of published files, and those of inline parts in a policy. */
export const withoutHashes = (text: string): string =>
  text
    .replaceAll(/-[\w-]{7,8}(?=\.(?:js|css|json|woff2?)\b)/g, '')
    .replaceAll(/-[\da-f]{10}(?=(?:-\d+)?\.(?:avif|webp|jpe?g|png)\b)/g, '')
    .replaceAll(/ ?'sha256-[\w+/=]+'/g, '')
