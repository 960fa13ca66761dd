import { join, relative } from 'node:path'
import { lineAt } from '../../../lint/line-at.ts'
import { readEndpoint } from '../../../site/content/read-endpoint.ts'
import { jsonError } from '../../../util/json-error.ts'
import { parsed } from '../../../util/parsed.ts'
import { readText } from '../../../util/read-text.ts'

/** A file of an answer that is not JSON. The message is its place and the reason. */
export class BrokenFile extends Error {}

/** Returns the answer of the embedded content service to an address. Throws a `BrokenFile` if one of its files is not JSON. */
export function checkedAnswer(root: string, url: Pick<URL, 'pathname' | 'origin'>): string | undefined {
  const textOf = (file: string) => {
    const text = readText(file)
    if (text === undefined || parsed(text) !== undefined) return text
    const { offset, reason } = jsonError(text) ?? { offset: 0, reason: 'this is not JSON' }
    const { line, column } = lineAt(text, offset)
    throw new BrokenFile(`${relative(root, file)}:${line}:${column} ${reason}`)
  }
  return readEndpoint(url, join(root, 'content'), { textOf })
}
