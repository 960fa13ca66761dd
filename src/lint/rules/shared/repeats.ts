/** Returns each item whose key is that of an earlier item, with the first item of the key. Items without a key are skipped. */
export function* repeats<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string | undefined,
): Generator<[item: Item, first: Item]> {
  const firsts = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, item)
    else yield [item, first]
  }
}
