import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigFile } from '../config/project.ts'
import type { PictureFacts } from './joined-site.ts'
import { pictureFileSize } from '../content/picture-size.ts'

/** Returns the files of the embedded service's answers. */
export function embeddedFiles(root: string): ConfigFile[] {
  return namesIn(join(root, 'content/api')).map((name) => {
    const file = `content/api/${name}`
    const text = readFileSync(join(root, file), 'utf8')
    return { file, text, input: parsed(text), problems: [] }
  })
}

/** Returns the data of a picture of the embedded service; undefined for another address. */
export function embeddedPicture(root: string, address: string): PictureFacts | undefined {
  const [, path] = /^\/storage\/([^?#]*)/.exec(address) ?? []
  if (path === undefined) return undefined
  try {
    const size = pictureFileSize(join(root, 'content/storage', decodeURI(path)))
    return size ? { size } : { failure: 'is no picture' }
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
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
