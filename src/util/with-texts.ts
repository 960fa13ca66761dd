import { childOf } from './document-order.ts'

/** Replaces texts of a value. `texts` has the new values by the paths of the old ones, as JSON. */
export function withTexts(
  value: unknown,
  texts: ReadonlyMap<string, unknown>,
  path: PropertyKey[] = [],
): unknown {
  const place = JSON.stringify(path)
  if (texts.has(place)) return texts.get(place)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((part: unknown, index) => withTexts(part, texts, [...path, index]))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withTexts(part, texts, [...path, key])]),
  )
}

/** Returns a value with a text at a place that it lacks. */
export function withText(value: unknown, [key, ...path]: PropertyKey[], text: string): unknown {
  if (key === undefined) return text
  const part = withText(childOf(value, key), path, text)
  return typeof key === 'number'
    ? Object.assign<unknown[], object>(Array.isArray(value) ? [...value] : [], { [key]: part })
    : { ...Object(value), [key]: part }
}
