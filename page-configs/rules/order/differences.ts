/** Values that the documents fix, by their keys. A pattern fixes a part of a text, `undefined` the absence of a value. */
export type Fixed = Readonly<Record<string, unknown>>

/** A value that differs from the documents. */
interface Difference {
  path: PropertyKey[]
  expected: string
  received: string
}

/** Returns the parts of a value that differ from what is fixed. */
export function* differences(
  fixed: unknown,
  value: unknown,
  path: PropertyKey[] = [],
): Generator<Difference> {
  if (fixed instanceof RegExp ? fixed.test(String(value)) : fixed === value) return
  const isList = Array.isArray(fixed)
  const isComparable = isList
    ? Array.isArray(value) && value.length === fixed.length
    : isRecord(fixed) && isRecord(value)
  if (!isComparable) {
    yield { path, expected: shown(fixed), received: shown(value) }
    return
  }
  const values = new Map<string, unknown>(Object.entries(Object(value)))
  for (const [key, part] of Object.entries(Object(fixed)))
    yield* differences(part, values.get(key), [...path, isList ? Number(key) : key])
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof RegExp)

const shown = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : value instanceof RegExp
      ? `a text with "${value.source}"`
      : JSON.stringify(value)
