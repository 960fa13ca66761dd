/** What lies in the storage as an object to look into; anything else is an empty one. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The texts among the entries of a stored object; the rest was never written by us. */
export function textsOf(value: unknown): Record<string, string> {
  const texts = Object.entries(asRecord(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
