import { childOf } from '../../../util/document-order.ts'

/** Returns the entries of an object; none for any other value. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

/** Returns a copy of a value with another value at a path. `undefined` removes the key or the list entry. */
export function withValueAt(value: unknown, path: PropertyKey[], next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  const child = withValueAt(childOf(value, key), rest, next)
  if (Array.isArray(value))
    return Object.assign([...value], { [key]: child }).filter((part: unknown) => part !== undefined)
  const entries = Object.entries({ ...Object.fromEntries(entriesOf(value)), [key]: child })
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}
