import type { NamedExample } from './examples.ts'

/** Whether a text contains all words of a filter. */
export function containsWords(text: string, filter: string): boolean {
  const words = filter.toLowerCase().split(/[\s/]+/)
  return words.every((word) => text.toLowerCase().includes(word))
}

/** Returns the examples whose type and name contain all words of the filter. */
export const matching = (examples: NamedExample[], filter: string): NamedExample[] =>
  examples.filter(({ type, name }) => containsWords(`${type} ${name}`, filter))

/** Returns the example for an arrow key: up and down move by one example, left and right by one type. */
export function nextIn(examples: NamedExample[], shown: NamedExample | undefined, key: string) {
  const index = examples.findIndex((example) => example === shown)
  switch (key) {
    case 'ArrowDown':
      return examples[index + 1]
    case 'ArrowUp':
      return examples[index - 1]
    case 'ArrowRight':
      return examples.slice(index + 1).find(({ type }) => type !== shown?.type)
    case 'ArrowLeft': {
      const before = examples.slice(0, Math.max(index, 0)).findLast(({ type }) => type !== shown?.type)
      return examples.find(({ type }) => type === before?.type)
    }
    default:
      return undefined
  }
}

/** Returns the example to show if the filter excludes the current one. */
export const fallingTo = (examples: NamedExample[], shown: NamedExample | undefined) =>
  shown && !examples.includes(shown) ? examples[0] : undefined
