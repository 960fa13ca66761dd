import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '../../schemas/page.ts'
import { handleRequest } from '../../src/site/content/handle-request.ts'
import { read } from './read.ts'

/** The embedded service's own files. */
export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url))

/** Where the embedded service stands in these tests. */
const host = 'https://site.example'

/** The text of the file that answers for an endpoint. */
export const contentFile = (endpoint: string) =>
  readFileSync(join(contentFolder, 'api', `${endpoint}.json`), 'utf8')

/** A real page's content, asked of the embedded service and read as the page reads it. */
export async function readServed({ content }: Page) {
  if (!content) throw new Error('This page asks for no content')
  const response = await handleRequest(new Request(`${host}/api/${content.endpoint}`), contentFolder)
  const { envelope, imageField } = content
  return read(await response.json(), { envelope, imageField, host })
}
