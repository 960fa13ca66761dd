import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathParts, readEndpoint } from '../../site/content/read-endpoint.ts'
import { filesIn } from '../../util/files-in.ts'

/** Milliseconds between two looks at the files. */
const CHECK_MS = 1_000

/**
 * Returns a function that reads the answers of the embedded content service, each once until a file changes: a list of many
 * files would stop the process that takes enquiries.
 */
export function storedAnswers(folder: string): (url: URL) => string | undefined {
  const answers = new Map<string, string>()
  let [state, checkedAt] = ['', -Infinity]
  return ({ pathname, origin }) => {
    const time = performance.now()
    if (time - checkedAt >= CHECK_MS) {
      const current = stateOf(folder)
      if (current !== state) answers.clear()
      ;[state, checkedAt] = [current, time]
    }
    const key = pathParts(pathname)?.join('/') ?? ''
    const text = answers.get(key) ?? readEndpoint({ pathname, origin: ORIGIN }, folder)
    if (text !== undefined) answers.set(key, text)
    return text?.replaceAll(ORIGIN, origin)
  }
}

/** Origin in a stored answer. */
const ORIGIN = '{origin}'

/** Returns a text that differs after each change of a file. */
const stateOf = (folder: string) =>
  ['api', 'translations']
    .flatMap((part) => filesIn(join(folder, part)).map((file) => join(folder, part, file)))
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.ctimeMs}`)
    .join('\n')
