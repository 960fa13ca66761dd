/** Where a text stops being JSON; undefined where it is. Its parser says the place in words that are others in each release, or not at all. */
export function jsonError(text: string): number | undefined {
  if (failure(text) === undefined) return undefined
  // The shortest beginning that is wrong otherwise than by ending too soon ends with what is wrong.
  let [right, wrong] = [0, text.length]
  while (right < wrong) {
    const middle = Math.floor((right + wrong) / 2)
    if (mayGoOn(text.slice(0, middle))) right = middle + 1
    else wrong = middle
  }
  return mayGoOn(text) ? text.length : wrong - 1
}

function mayGoOn(beginning: string): boolean {
  const said = failure(beginning)
  if (said === undefined || /end of JSON input|Unterminated/.test(said)) return true
  return Number(/ at position (\d+)/.exec(said)?.[1]) === beginning.length
}

function failure(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return String(error)
  }
}
