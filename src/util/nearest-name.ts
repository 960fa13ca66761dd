import { closest, distance } from 'fastest-levenshtein'

/** Returns the valid name nearest to a misspelt name, or the same in other letter case; undefined if none is near enough. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const nearest = names.find((name) => isSameWord(name, written)) ?? closest(written, names)
  // More wrong letters make another word: "slogan" is no misspelt "logo".
  const near = Math.max(2, Math.floor(written.length / 3))
  const isPart = nearest.length > 3 && (written.startsWith(nearest) || nearest.startsWith(written))
  const isNear = isPart || isSameWord(nearest, written) || distance(written, nearest) <= near
  return nearest !== written && isNear ? nearest : undefined
}

/** Whether two names differ in letter case alone. */
const isSameWord = (a: string, b: string) => a !== b && a.toLowerCase() === b.toLowerCase()
