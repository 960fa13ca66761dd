/**
 * Returns the offset of the first syntax error in a JSON text; undefined if the text is valid.
 * The parser's own message cannot be used: it names the offset differently in each release, or not at all.
 */
export function jsonErrorOffset(text: string): number | undefined {
  if (failure(text) === undefined) return undefined
  // A binary search finds the shortest beginning that no further text can complete. The error is its last character.
  let [right, wrong] = [0, text.length]
  while (right < wrong) {
    const middle = Math.floor((right + wrong) / 2)
    if (mayGoOn(text.slice(0, middle))) right = middle + 1
    else wrong = middle
  }
  return mayGoOn(text) ? text.length : wrong - 1
}

function mayGoOn(beginning: string): boolean {
  const message = failure(beginning)
  if (message === undefined || /end of JSON input|Unterminated/.test(message)) return true
  return Number(/ at position (\d+)/.exec(message)?.[1]) === beginning.length
}

function failure(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return String(error)
  }
}
