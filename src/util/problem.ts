import { childOf } from './document-order.ts'

/** How a problem is mended where that is certain. */
export type Fix =
  /** Another value in the place of this one. */
  | { replace: unknown }
  /** Another name for the key at the end of the path. */
  | { renameKey: string }
  /** The key with its value, or the list's entry, is taken out. */
  | { remove: true }
  /** A stretch of the file's text, where no value is wrong. */
  | { text: { start: number; end: number; instead: string } }

/** One problem of a file: where it is, and what is to be said of it. */
export interface Problem {
  /** Where it is in the file's value; empty, the whole file. */
  path: PropertyKey[]
  /** Offset in the file's text, if no value of the file is at the place. */
  offset?: number | undefined
  /** The rule that it breaks. */
  rule: string
  /** What is wrong, where `expected` does not say it. */
  problem?: string | undefined
  /** What may stand there. */
  expected?: string | undefined
  /** What stands there. */
  received?: string | undefined
  /** The valid name that is nearest to it. */
  nearest?: string | undefined
  fix?: Fix | undefined
}

/** `blocks[4].titles (block 4, features-grid)`: the dotted path, and which block of a page or section of an answer it is in. */
export function placeOf(path: PropertyKey[], input: unknown): string {
  const dotted = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
  const block = blockOf(path, input)
  if (block) return `${dotted} (block ${block.index}, ${block.type})`
  const section = path
    .map((_, index) => valueAt([...path.slice(0, index + 1), 'section'], input))
    .find(isText)
  return section ? `${dotted} (${section})` : dotted
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The block that a path leads into. */
export function blockOf(path: PropertyKey[], input: unknown): { index: number; type: string } | undefined {
  const [first, index] = path
  if (first !== 'blocks' || typeof index !== 'number' || input === undefined) return undefined
  const type = valueAt(['blocks', index, 'type'], input)
  return { index, type: typeof type === 'string' ? type : 'no type' }
}

/** What is said of a problem beneath its place, a line each. */
export function linesOf({ problem, expected, received, nearest }: Omit<Problem, 'path' | 'rule'>): string[] {
  return [
    problem === undefined ? undefined : `problem   ${problem}`,
    expected === undefined ? undefined : `expected  ${expected}`,
    received === undefined ? undefined : `received  ${received}`,
    nearest === undefined ? undefined : `did you mean ${JSON.stringify(nearest)}?`,
  ].filter((line) => line !== undefined)
}

/** What stands at a path. */
export const valueAt = (path: PropertyKey[], input: unknown): unknown => path.reduce(childOf, input)

/** A value as a message shows it. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return `{ ${Object.keys(value).join(', ')} }`
  const text = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? 'nothing')
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
