/** Returns a value with other values at the places of texts, by their paths as JSON. */
export function withTexts(
  value: unknown,
  texts: ReadonlyMap<string, unknown>,
  path: PropertyKey[] = [],
): unknown {
  const place = JSON.stringify(path)
  if (texts.has(place)) return texts.get(place)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((part: unknown, index) => withTexts(part, texts, [...path, index]))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withTexts(part, texts, [...path, key])]),
  )
}
