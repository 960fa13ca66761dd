import { join } from 'node:path'
import { decodedPath } from '../../../schemas/shared/address.ts'
import type { PictureFacts } from './joined-site.ts'
import { pathParts } from '../content/read-endpoint.ts'
import { pictureFileFault } from '../content/picture-fault.ts'
import { pictureFileSize } from '../content/picture-size.ts'

/** The file in which the embedded service finds an endpoint's answer. */
export const fileOf = (endpoint: string) => `content/api/${decodedPath(endpoint) ?? endpoint}.json`

/** The endpoint that a file of the embedded service answers. */
export const endpointIn = (file: string) =>
  file.slice('content/api/'.length, -'.json'.length).split('/').map(encodeURIComponent).join('/')

/** Returns the data of a picture of the embedded service; undefined for another address. */
export function embeddedPicture(root: string, address: string): PictureFacts | undefined {
  const [, path, query] = /^(\/storage\/[^?#]*)(.*)$/s.exec(address) ?? []
  if (path === undefined) return undefined
  const file = `content${decodedPath(path) ?? path}`
  if (!pathParts(path)) return { failure: `the server sends no file with this name: ${pathRule}` }
  try {
    const onDisk = join(root, file)
    return { failure: pictureFileFault(onDisk), size: pictureFileSize(onDisk) }
  } catch {
    return { failure: `there is no file ${file}${query && ' (a ? begins a query: in a name, write %3F)'}` }
  }
}

const pathRule = 'no name may begin with a dot or have a backslash, and / is between folders'
