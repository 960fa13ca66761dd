/** Returns a stored value as an object; any other value becomes an empty object. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns the entries of a stored object that are texts. This site never writes others. */
export function storedTexts(value: unknown): Record<string, string> {
  const texts = Object.entries(asRecord(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
