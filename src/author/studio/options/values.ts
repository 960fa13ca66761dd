import { childOf } from '../../../util/document-order.ts'
import type { Shape } from './shape.ts'

/** Returns the entries of an object; none for any other value. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

/** Returns a copy of a value with another value at a path. `undefined` removes the key or the list entry. */
export function withValueAt(value: unknown, path: PropertyKey[], next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  const child = withValueAt(childOf(value, key), rest, next)
  if (Array.isArray(value)) {
    const list: unknown[] = value.map((part: unknown, index) => (index === key ? child : part))
    if (key === list.length) list.push(child)
    return list.filter((part) => part !== undefined)
  }
  const known = entriesOf(value)
  const name = String(key)
  const entries: [string, unknown][] = known.some(([one]) => one === name)
    ? known.map(([one, part]) => [one, one === name ? child : part])
    : [...known, [name, child]]
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}

/** Returns the smallest valid value of a shape, as a start for editing. */
export function blank(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
    case 'anything':
      return ''
    case 'number':
      return shape.min ?? 0
    case 'flag':
      return false
    case 'choice':
      return shape.values[0]
    case 'list':
      return Array.from({ length: shape.least }, () => blank(shape.item))
    case 'record':
      return {}
    case 'either':
      return shape.shapes[0] ? blank(shape.shapes[0]) : ''
    case 'group':
      return Object.fromEntries(
        shape.fields.filter(({ isRequired }) => isRequired).map((field) => [field.key, blank(field.shape)]),
      )
  }
}

/** Returns the index of the shape that fits a value; 0 if none fits. */
export function shapeIndex(shapes: Shape[], value: unknown): number {
  const fitting = shapes.map((shape, index) => ({ shape, index })).filter(({ shape }) => fits(shape, value))
  const keys = entriesOf(value).map(([key]) => key)
  // If several groups fit, the group that has all keys of the value is the best.
  const best = fitting.find(
    ({ shape }) => shape.kind !== 'group' || keys.every((key) => shape.fields.some((one) => one.key === key)),
  )
  return (best ?? fitting[0])?.index ?? 0
}

function fits(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return shape.values.includes(value)
    case 'list':
      return Array.isArray(value)
    case 'group':
    case 'record':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'either':
      return shape.shapes.some((one) => fits(one, value))
    case 'anything':
      return true
  }
}

/** Whether two values of a config are equal, regardless of the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  const entries = entriesOf(value)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]),
      )
    : value
}
