/** Maximum depth of brackets in data. Parsers, and what reads their values, overflow the stack at some thousands. */
export const MAX_DEPTH = 500

/**
 * Returns the offset of the first bracket that is nested too deep to be read; -1 without one. Brackets in words count,
 * too: few of them stay open.
 */
export function tooDeepAt(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1
    else if (sign === CLOSED_LIST || sign === CLOSED_OBJECT) depth -= 1
    if (depth > MAX_DEPTH) return at
  }
  return -1
}

const [OPEN_LIST, CLOSED_LIST, OPEN_OBJECT, CLOSED_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
