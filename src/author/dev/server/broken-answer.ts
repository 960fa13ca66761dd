import { join, relative } from 'node:path'
import { lineAt } from '../../../lint/line-at.ts'
import { readEndpoint } from '../../../site/content/read-endpoint.ts'
import { jsonError } from '../../../util/json-error.ts'
import { parsed } from '../../../util/parsed.ts'
import { readText } from '../../../util/read-text.ts'

/** Returns the place and the reason of the first file of an answer that is not JSON; undefined if the answer can be read. */
export function brokenAnswer(root: string, pathname: string): string | undefined {
  let broken: string | undefined
  const textOf = (file: string) => {
    const text = readText(file)
    if (text === undefined || parsed(text) !== undefined) return text
    const { offset, reason } = jsonError(text) ?? { offset: 0, reason: 'this is not JSON' }
    const { line, column } = lineAt(text, offset)
    broken ??= `${relative(root, file)}:${line}:${column} ${reason}`
    return '{}'
  }
  readEndpoint({ pathname, origin: '' }, join(root, 'content'), { textOf })
  return broken
}
