type Words = Readonly<Record<string, string>>

/** Fills placeholders in every text of a value: `{product}` with the words' `product`. All else stays as it is. */
export function fillTexts<T>(value: T, words: Words): T
export function fillTexts(value: unknown, words: Words): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder)
  if (Array.isArray(value)) return value.map((part: unknown) => fillTexts(part, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillTexts(part, words)]))
}
