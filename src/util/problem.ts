import { childOf } from './document-order.ts'

/** A certain fix of a problem. */
export type Fix =
  /** Replaces the value. */
  | { replace: unknown }
  /** Renames the key at the end of the path. */
  | { renameKey: string }
  /** Removes the key with its value, or the list's entry. */
  | { remove: true }
  /** Replaces a part of the file's text, if no value is wrong. */
  | { text: { start: number; end: number; instead: string } }

/** One problem of a file, with its place. */
export interface Problem {
  /** Path in the file's value; empty for the whole file. */
  path: PropertyKey[]
  /** Offset in the file's text, if no value of the file is at the place. */
  offset?: number | undefined
  /** Name of the broken rule. */
  rule: string
  /** Description, if `expected` does not explain the problem. */
  problem?: string | undefined
  /** Description of the valid values. */
  expected?: string | undefined
  /** Actual value, as text. */
  received?: string | undefined
  /** Valid name nearest to the received value. */
  nearest?: string | undefined
  fix?: Fix | undefined
}

/**
 * Returns the dotted path, with the block of the page or the section of the answer:
 * `blocks[4].titles (features-grid)`.
 */
export function placeOf(path: PropertyKey[], input: unknown): string {
  const dotted = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
  const block = blockOf(path, input)
  if (block) return `${dotted} (${block.type})`
  const section = path
    .map((_, index) => valueAt([...path.slice(0, index + 1), 'section'], input))
    .find(isText)
  return section ? `${dotted} (${section})` : dotted
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Returns the block that contains a path. */
export function blockOf(path: PropertyKey[], input: unknown): { index: number; type: string } | undefined {
  const [first, index] = path
  if (first !== 'blocks' || typeof index !== 'number' || input === undefined) return undefined
  const type = valueAt(['blocks', index, 'type'], input)
  return { index, type: typeof type === 'string' ? type : 'no type' }
}

/** Returns the lines of a problem's report, which follow its place. */
export function linesOf({ problem, expected, received, nearest }: Omit<Problem, 'path' | 'rule'>): string[] {
  return [
    problem === undefined ? undefined : `problem   ${problem}`,
    expected === undefined ? undefined : `expected  ${expected}`,
    received === undefined ? undefined : `received  ${received}`,
    nearest === undefined ? undefined : `did you mean ${JSON.stringify(nearest)}?`,
  ].filter((line) => line !== undefined)
}

/** Returns the value at a path. */
export const valueAt = (path: PropertyKey[], input: unknown): unknown => path.reduce(childOf, input)

/** Returns a value as short text for a message. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return `{ ${Object.keys(value).join(', ')} }`
  const text = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? 'nothing')
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
