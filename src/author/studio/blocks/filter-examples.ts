import type { NamedExample } from './examples.ts'

/** Whether a text contains all words of a filter. */
export function containsWords(text: string, filter: string): boolean {
  const words = filter.toLowerCase().split(/[\s/]+/)
  return words.every((word) => text.toLowerCase().includes(word))
}

/** Returns the examples whose type and name contain all words of the filter. */
export const matching = (examples: NamedExample[], filter: string): NamedExample[] =>
  examples.filter(({ type, name }) => containsWords(`${type} ${name}`, filter))
