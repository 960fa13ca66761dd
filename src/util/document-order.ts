interface Placed {
  path: PropertyKey[]
}

/** Sorts issues by their places in the input. Issues about missing keys come last. */
export function inDocumentOrder<T extends Placed>(issues: T[], input: unknown): T[] {
  const places = new Map(issues.map((issue) => [issue, placeOf(issue.path, input)]))
  return issues.toSorted((a, b) => compare(places.get(a) ?? [], places.get(b) ?? []))
}

function placeOf(path: PropertyKey[], input: unknown): number[] {
  let value = input
  return path.map((key) => {
    const parent = value
    value = childOf(parent, key)
    if (typeof key === 'number') return key
    const index =
      typeof parent === 'object' && parent !== null ? Object.keys(parent).indexOf(String(key)) : -1
    return index < 0 ? Infinity : index
  })
}

/** Returns the value of a parent's own key; undefined without that key. */
export function childOf(parent: unknown, key: PropertyKey): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) return undefined
  return Reflect.get(parent, key)
}

function compare(a: number[], b: number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const [from = 0, to = 0] = [a[index], b[index]]
    if (from !== to) return from - to
  }
  return a.length - b.length
}
