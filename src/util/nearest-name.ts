import { closest, distance } from 'fastest-levenshtein'

/** Returns the valid name nearest to a misspelt name; undefined if none is near enough. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const nearest = closest(written, names)
  const near = Math.max(2, Math.floor(written.length / 2))
  return nearest !== written && distance(written, nearest) <= near ? nearest : undefined
}
