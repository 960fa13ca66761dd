import type { NamedExample } from './examples.ts'

/** The examples in whose type and name all of these words stand. */
export function matching(examples: NamedExample[], filter: string): NamedExample[] {
  const words = filter.toLowerCase().split(/[\s/]+/)
  return examples.filter(({ type, name }) => {
    const text = `${type} ${name}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Which example a key leads to: up and down one by one, left and right a type at a time. */
export function nextIn(found: NamedExample[], shown: NamedExample | undefined, key: string) {
  const index = found.findIndex((one) => one === shown)
  switch (key) {
    case 'ArrowDown':
      return found[index + 1]
    case 'ArrowUp':
      return found[index - 1]
    case 'ArrowRight':
      return found.slice(index + 1).find(({ type }) => type !== shown?.type)
    case 'ArrowLeft': {
      const before = found.slice(0, Math.max(index, 0)).findLast(({ type }) => type !== shown?.type)
      return found.find(({ type }) => type === before?.type)
    }
    default:
      return undefined
  }
}

/** The example to show when the one that is shown is filtered out. */
export const fallingTo = (found: NamedExample[], shown: NamedExample | undefined) =>
  shown && !found.includes(shown) ? found[0] : undefined
