/** A text, with the colon that makes it a key; or what opens, parts or closes. */
const token = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\],]/g

interface Level {
  /** The keys of an object so far; undefined of a list. */
  keys: Set<string> | undefined
  /** Where in it the text is now. */
  at: PropertyKey
}

/** The paths of the keys that an object of a JSON text has already. */
export function* repeatedKeys(text: string): Generator<PropertyKey[]> {
  const levels: Level[] = []
  for (const [sign, key, colon] of text.matchAll(token)) {
    const level = levels.at(-1)
    if (sign === '{') levels.push({ keys: new Set(), at: '' })
    else if (sign === '[') levels.push({ keys: undefined, at: 0 })
    else if (sign === '}' || sign === ']') levels.pop()
    else if (sign === ',' && level && !level.keys) level.at = Number(level.at) + 1
    if (key === undefined || colon === undefined || !level?.keys) continue
    level.at = key
    if (level.keys.has(key)) yield levels.map(({ at }) => at)
    level.keys.add(key)
  }
}
