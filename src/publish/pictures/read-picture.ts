import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { handleRequest } from '../../content-service/handle-request.ts'
import { embedded, patience } from '../../site-content/build-client.ts'

/**
 * The bytes behind a picture's address as a page has it: a file of the embedded service (`/storage/…`), one that the site
 * itself carries (`/media/…`), or whatever another host answers. Throws where there is none.
 */
export async function readPicture(address: string, root: string): Promise<Uint8Array> {
  if (/^(https?:)?\/\//i.test(address)) {
    const url = address.startsWith('//') ? `https:${address}` : address
    return bytesOf(await fetch(url, { signal: AbortSignal.timeout(patience) }))
  }
  if (address.startsWith('/storage/')) {
    const request = new Request(new URL(address, embedded))
    return bytesOf(await handleRequest(request, join(root, 'content')))
  }
  const folder = resolve(root, 'public')
  const file = resolve(join(folder, decodeURIComponent(address)))
  if (!file.startsWith(folder + sep)) throw new Error('it lies outside the site')
  return readFile(file)
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`the answer is ${response.status}`)
  // Not bytes(): where the server runs in the same process, its responses know none.
  return new Uint8Array(await response.arrayBuffer())
}
