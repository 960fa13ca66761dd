/** Unchanged text of a config or an answer, with its place. */
export interface PlacedText {
  file: string
  path: PropertyKey[]
  text: string
}

/** Returns every text in a value, with its path. */
export function textsIn(file: string, value: unknown, path: readonly PropertyKey[] = []): PlacedText[] {
  const texts: PlacedText[] = []
  const here = [...path]
  collect(value)
  return texts

  function collect(part: unknown): void {
    // Only texts get a copy of the path: copies for all values would take most of the time.
    if (typeof part === 'string') texts.push({ file, path: [...here], text: part })
    if (typeof part !== 'object' || part === null) return
    const depth = here.length
    for (const [key, child] of Array.isArray(part) ? part.entries() : Object.entries(part)) {
      here[depth] = key
      collect(child)
    }
    here.length = depth
  }
}
