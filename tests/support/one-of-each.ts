/** Whether this run has the tests for a release. Only `npm run test:all` has them, and Vitest called by itself. */
export const isRelease = process.env.PAGES !== 'one-of-each'

/** Returns all items, or outside of a release the first one of each kind. */
export function oneOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const kinds = items.map(kindOf)
  return items.filter((_, index) => isRelease || kinds.indexOf(kinds[index] ?? '') === index)
}
