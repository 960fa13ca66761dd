import { isObject } from './describe-value.ts'

/**
 * Returns a value with other texts in place of those with a brace: placeholders, and marks of defaults that a schema takes
 * from the site. `instead` gets each such text with its path, which is valid during the call. A text that becomes
 * undefined is omitted. Parts without a new text are not copied.
 */
export function replaceTexts<T>(
  value: T,
  instead: (text: string, path: readonly PropertyKey[]) => string | undefined,
): T {
  const path: PropertyKey[] = []
  const at = (key: PropertyKey, part: unknown): unknown => {
    path.push(key)
    const result = replaced(part)
    path.pop()
    return result
  }
  const replaced = (part: unknown): unknown => {
    if (typeof part === 'string') return part.includes('{') ? instead(part, path) : part
    if (Array.isArray(part)) {
      const list = part.map((entry: unknown, index) => at(index, entry))
      return list.every((entry, index) => entry === part[index]) ? part : list
    }
    return isObject(part) ? replacedIn(part) : part
  }
  const replacedIn = (object: object) => {
    let copy: Record<string, unknown> | undefined
    for (const [key, before] of Object.entries(object)) {
      const part = at(key, before)
      if (part !== undefined && part === before) continue
      copy ??= { ...object }
      if (part === undefined) Reflect.deleteProperty(copy, key)
      else copy[key] = part
    }
    return copy ?? object
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each text fits its place
  return replaced(value) as T
}
