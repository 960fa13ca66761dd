import { closest, distance } from 'fastest-levenshtein'

/** The valid name that is nearest to what was written, if it is near enough to be meant. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const nearest = closest(written, names)
  const near = Math.max(2, Math.floor(written.length / 2))
  return nearest !== written && distance(written, nearest) <= near ? nearest : undefined
}
