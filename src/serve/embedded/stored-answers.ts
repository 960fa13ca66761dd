import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Moment } from '../../../block-library/parts/is-shown.ts'
import { pathParts, readEndpoint } from '../../site/content/read-endpoint.ts'
import { filesIn } from '../../util/files-in.ts'

/** Milliseconds between two looks at the files. */
const CHECK_MS = 1_000

/**
 * Returns a function that reads the answers of the embedded content service, each once until a file changes, or an article
 * begins or ends: a list of many files would stop the process that takes enquiries.
 */
export function storedAnswers(folder: string): (url: URL, moment?: Moment) => string | undefined {
  const answers = new Map<string, string>()
  let [state, checkedAt, nextEdge] = ['', -Infinity, Infinity]
  const noteEdge = (edge: number) => (nextEdge = Math.min(nextEdge, edge))
  return ({ pathname, origin }, moment) => {
    const time = performance.now()
    if (time - checkedAt >= CHECK_MS) {
      const current = stateOf(folder)
      if (current !== state || Date.now() >= nextEdge) {
        answers.clear()
        nextEdge = Infinity
      }
      ;[state, checkedAt] = [current, time]
    }
    const key = `${moment?.drafts} ${moment?.timeZone} ${pathParts(pathname)?.join('/')}`
    const options = moment && { moment: { ...moment, noteEdge } }
    const text = answers.get(key) ?? readEndpoint({ pathname, origin: ORIGIN }, folder, options)
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
