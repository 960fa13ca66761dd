import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathParts } from '../../site/content/read-endpoint.ts'
import { isAbsolute } from '../../runtime/content/storage-address.ts'
import { hashOf } from '../../util/hash-of.ts'
import type { FileHashes } from '../files/file-hashes.ts'
import { loadPicture } from './load-picture.ts'

/** The source of a picture. A file is read only to encode it: its hash is known from the last publish. */
export interface FoundPicture {
  hash: string
  read: () => Promise<Uint8Array>
}

export interface PictureSources {
  root: string
  hashes: Pick<FileHashes, 'of'>
  /** The content host; empty for the embedded service. */
  host: string
}

/**
 * Finds a picture by its address on a page: a file of the embedded service (`/storage/…`), a file of the site
 * (`/media/…`), or the answer of another host. Throws if there is no such picture.
 */
export async function findPicture(
  address: string,
  { root, hashes, host }: PictureSources,
): Promise<FoundPicture> {
  if (isAbsolute(address)) {
    const bytes = await loadPicture(address, host)
    return { hash: hashOf(bytes), read: () => Promise.resolve(bytes) }
  }
  const parts = pathParts(new URL(address, 'http://site.invalid').pathname)
  if (!parts) throw new Error('the address is not a valid path')
  const folder = parts[0] === 'storage' ? 'content' : 'public'
  const file = join(root, folder, ...parts)
  const hash = hashes.of(file)
  if (hash === undefined) throw new Error(`there is no such file in ${folder}/`)
  const read = async () => {
    const bytes = await readFile(file)
    // Variants must not be cached under the hash of another picture.
    if (hashOf(bytes) !== hash) throw new Error('it changed while it was published: publish again')
    return bytes
  }
  return { hash, read }
}
