/** Returns the value of a JSON text, with or without a byte-order mark; undefined if it is not JSON. */
export function parsed(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
