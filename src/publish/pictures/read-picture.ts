import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathParts } from '../../site/content/read-endpoint.ts'
import { isAbsolute } from '../../runtime/content/storage-address.ts'
import { answerTimeoutMs } from '../../runtime/content/content-client.ts'

/**
 * Returns the bytes of a picture, by its address on a page: a file of the embedded service (`/storage/…`), a file of
 * the site (`/media/…`), or the answer of another host. Throws if there is no such picture.
 */
export async function readPicture(address: string, root: string): Promise<Uint8Array> {
  if (isAbsolute(address)) {
    const url = address.startsWith('//') ? `https:${address}` : address
    return bytesOf(await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) }))
  }
  const parts = pathParts(new URL(address, 'http://site.invalid').pathname)
  if (!parts) throw new Error('the address is not a valid path')
  const folder = parts[0] === 'storage' ? 'content' : 'public'
  const bytes = await readFile(join(root, folder, ...parts)).catch(() => undefined)
  if (!bytes) throw new Error(`there is no such file in ${folder}/`)
  return bytes
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`the host answers with status ${response.status}`)
  // Not bytes(): responses of a server in the same process lack this method.
  return new Uint8Array(await response.arrayBuffer())
}
