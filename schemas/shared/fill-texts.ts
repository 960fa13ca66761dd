type Words = Readonly<Record<string, string | number>>

/** Replaces the placeholders of a text: `{title}` becomes the word `title`. A placeholder without a word stays. */
export const fillText = (text: string, words: Words): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(words[name] ?? placeholder))

/** Replaces the placeholders in every text of a value. */
export function fillTexts<T>(value: T, words: Words): T
export function fillTexts(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return fillText(value, words)
  if (Array.isArray(value)) return value.map((part: unknown) => fillTexts(part, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillTexts(part, words)]))
}
