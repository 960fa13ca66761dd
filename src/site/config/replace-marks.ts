/**
 * Returns a parsed config with other texts in place of its marks, which are defaults that a schema takes from the site.
 * `instead` gets every text with its path. A text that becomes undefined is omitted.
 */
export function replaceMarks<T>(
  config: T,
  instead: (text: string, path: PropertyKey[]) => string | undefined,
): T {
  const replaced = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string') return instead(value, path)
    if (Array.isArray(value)) return value.map((part: unknown, index) => replaced(part, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    const parts = Object.entries(value).map(([key, part]) => [key, replaced(part, [...path, key])] as const)
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each text fits its mark
  return replaced(config, []) as T
}
