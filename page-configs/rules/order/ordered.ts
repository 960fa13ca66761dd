/** Values that the documents fix, by their keys. A pattern fixes a part of a text, `undefined` the absence of a value. */
export type Fixed = Readonly<Record<string, unknown>>

/** A page that the documents describe. Other options, and other blocks between the listed ones, are free. */
export interface OrderedPage {
  path: string
  /** The place in the documents, such as `document 2 §2`. */
  source: string
  page: Fixed
  /** Blocks in their order, each with its type and, where a type occurs twice, its section. */
  blocks: Fixed[]
  /** Types of blocks that the page does not have. */
  without?: string[]
}

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
  const parts = partsOf(fixed)
  if (!parts || typeof value !== 'object' || value === null || !isAsLong(parts, fixed, value)) {
    yield { path, expected: shown(fixed), received: shown(value) }
    return
  }
  const values = new Map<string, unknown>(Object.entries(value))
  for (const [key, part] of parts)
    yield* differences(part, values.get(key), [...path, Array.isArray(fixed) ? Number(key) : key])
}

const partsOf = (fixed: unknown) =>
  typeof fixed === 'object' && fixed !== null && !(fixed instanceof RegExp)
    ? Object.entries(fixed)
    : undefined

const isAsLong = ({ length }: unknown[], fixed: unknown, value: object) =>
  !Array.isArray(fixed) || (Array.isArray(value) && value.length === length)

const shown = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : value instanceof RegExp
      ? `a text with "${value.source}"`
      : JSON.stringify(value)
