import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigFile } from '../config/project.ts'
import type { PictureFacts } from './joined-site.ts'
import { embedded } from '../content/build-client.ts'
import type { SiteContent } from '../content/site-content.ts'
import { pictureFileFault } from '../content/picture-fault.ts'
import { pictureFileSize } from '../content/picture-size.ts'

/**
 * Returns the files of the embedded service's answers. A file that `content` has read is not read again, so that its text
 * and its value exist once.
 */
export function embeddedFiles(
  root: string,
  content?: Pick<SiteContent, 'answers' | 'takeValue'>,
): ConfigFile[] {
  const endpoints = new Map(Array.from(content?.answers.keys() ?? [], (one) => [fileOf(one), one]))
  return namesIn(join(root, 'content/api')).map((name) => {
    const file = `content/api/${name}`
    const endpoint = endpoints.get(file) ?? ''
    const known = content?.answers.get(endpoint)?.text
    const taken = content?.takeValue(endpoint)
    // The service has replaced the origin in such an answer.
    if (known !== undefined && taken && !known.includes(embedded))
      return { file, text: known, input: taken.value, problems: [] }
    const text = readFileSync(join(root, file), 'utf8')
    return { file, text, input: parsed(text), problems: [] }
  })
}

/** The file in which the embedded service finds an endpoint's answer. */
export const fileOf = (endpoint: string) => `content/api/${decodeURIComponent(endpoint)}.json`

/** Returns the data of a picture of the embedded service; undefined for another address. */
export function embeddedPicture(root: string, address: string): PictureFacts | undefined {
  const [, path] = /^\/storage\/([^?#]*)/.exec(address) ?? []
  if (path === undefined) return undefined
  try {
    const file = join(root, 'content/storage', decodeURI(path))
    return { failure: pictureFileFault(file), size: pictureFileSize(file) }
  } catch {
    return { failure: `there is no file content/storage/${path}` }
  }
}

function namesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names
      .filter((name) => /^(?!\.).*\.json$/.test(name))
      .map((name) => name.replaceAll('\\', '/'))
      .toSorted()
  } catch {
    return []
  }
}

/** Returns the value of a JSON text; undefined if it is not JSON. */
export function parsed(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
