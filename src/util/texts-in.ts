/** Unchanged text of a config or an answer, with its place. */
export interface PlacedText {
  file: string
  path: PropertyKey[]
  text: string
}

/** Returns every text in a value, with its path. */
export function textsIn(
  file: string,
  value: unknown,
  path: PropertyKey[] = [],
  found: PlacedText[] = [],
): PlacedText[] {
  if (typeof value === 'string') found.push({ file, path, text: value })
  if (typeof value !== 'object' || value === null) return found
  const isList = Array.isArray(value)
  for (const [key, part] of Object.entries(value))
    textsIn(file, part, [...path, isList ? Number(key) : key], found)
  return found
}
