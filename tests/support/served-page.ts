import { join } from 'node:path'
import type { Page } from '../../schemas/page.ts'
import { answerContent } from '../../src/site/content/answer-content.ts'
import { read } from './read.ts'
import { root } from './root.ts'

/** Folder of the embedded service's files. */
const contentFolder = join(root, 'content')

/** Address of the embedded service in these tests. */
const host = 'https://site.example'

/** Requests a page's content from the embedded service and reads it as the page does. */
export async function readServed({ content }: Page, folder = contentFolder) {
  if (!content) throw new Error('This page asks for no content')
  const response = await answerContent(new Request(`${host}/api/${content.endpoint}`), folder)
  const { envelope, imageField } = content
  return read(await response.json(), { envelope, imageField, host })
}
