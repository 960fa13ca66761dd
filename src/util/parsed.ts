import { tooDeepAt } from './too-deep-at.ts'

/** Returns the value of a JSON text, as JSON.parse does. Throws if it is not JSON, or nested too deep to be read. */
export function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  if (tooDeepAt(text) >= 0) throw new SyntaxError('Brackets are nested too deep')
  return JSON.parse(text, revive)
}

/** Returns the value of a JSON text, with or without a byte-order mark; undefined if it is not JSON. */
export function parsed(text: string, parse: (text: string) => unknown = parseJson): unknown {
  try {
    return parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
