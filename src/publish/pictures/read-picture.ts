import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathParts } from '../../site/content/read-endpoint.ts'
import { answerTimeoutMs } from '../../runtime/content/content-client.ts'

/**
 * The bytes behind a picture's address as a page has it: a file of the embedded service (`/storage/…`), one that the site
 * itself carries (`/media/…`), or whatever another host answers. Throws where there is none.
 */
export async function readPicture(address: string, root: string): Promise<Uint8Array> {
  if (/^(https?:)?\/\//i.test(address)) {
    const url = address.startsWith('//') ? `https:${address}` : address
    return bytesOf(await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) }))
  }
  const parts = pathParts(new URL(address, 'http://site.invalid').pathname)
  if (!parts) throw new Error('it is no path')
  const folder = parts[0] === 'storage' ? 'content' : 'public'
  const bytes = await readFile(join(root, folder, ...parts)).catch(() => undefined)
  if (!bytes) throw new Error(`there is no such file in ${folder}/`)
  return bytes
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`the answer is ${response.status}`)
  // Not bytes(): where the server runs in the same process, its responses know none.
  return new Uint8Array(await response.arrayBuffer())
}
