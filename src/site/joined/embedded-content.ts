import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodedPath } from '../../../schemas/shared/address.ts'
import type { ConfigFile } from '../config/project.ts'
import type { PictureFacts } from './joined-site.ts'
import { embedded } from '../content/build-client.ts'
import { pathParts } from '../content/read-endpoint.ts'
import type { SiteContent } from '../content/site-content.ts'
import { pictureFileFault } from '../content/picture-fault.ts'
import { pictureFileSize } from '../content/picture-size.ts'
import { filesIn } from '../../util/files-in.ts'
import { parsed } from '../../util/parsed.ts'

/**
 * Returns the files of the embedded service's answers. A file that `content` has read is not read again, so that its text
 * and its value exist once.
 */
export function embeddedFiles(
  root: string,
  content?: Pick<SiteContent, 'answers' | 'takeValue'>,
): ConfigFile[] {
  const endpoints = new Map(
    Array.from(content?.answers.keys() ?? [], (endpoint) => [fileOf(endpoint), endpoint]),
  )
  const names = filesIn(join(root, 'content/api')).filter((name) => name.endsWith('.json'))
  return names.map((name) => {
    const file = `content/api/${name}`
    const endpoint = endpoints.get(file) ?? ''
    const answerText = content?.answers.get(endpoint)?.text
    const taken = content?.takeValue(endpoint)
    // The service has replaced the origin in such an answer.
    if (answerText !== undefined && taken && !answerText.includes(embedded))
      return { file, text: answerText, input: taken.value, problems: [] }
    const text = readFileSync(join(root, file), 'utf8')
    return { file, text, input: parsed(text), problems: [] }
  })
}

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
