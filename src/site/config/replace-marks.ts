/**
 * Returns a parsed config with other texts in place of its marks, which are defaults that a schema takes from the site.
 * `instead` gets every text with its path, which is valid during the call. A text that becomes undefined is omitted.
 * Parts without marks are not copied.
 */
export function replaceMarks<T>(
  config: T,
  instead: (text: string, path: readonly PropertyKey[]) => string | undefined,
): T {
  const path: PropertyKey[] = []
  const at = (key: PropertyKey, value: unknown): unknown => {
    path.push(key)
    const result = replaced(value)
    path.pop()
    return result
  }
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return instead(value, path)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const list = value.map((part: unknown, index) => at(index, part))
      return list.every((part, index) => part === value[index]) ? value : list
    }
    const parts = Object.entries(value).map(([key, part]) => [key, at(key, part), part] as const)
    if (parts.every(([, part, before]) => part === before && part !== undefined)) return value
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each text fits its mark
  return replaced(config) as T
}
