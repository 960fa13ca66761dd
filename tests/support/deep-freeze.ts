/** Freezes a value and everything in it. Maps cannot be frozen, so their writing methods throw. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const held: unknown[] = value instanceof Map ? [...value.values()] : Object.values(value)
  if (value instanceof Map) Object.assign(value, { set: refuse, delete: refuse, clear: refuse })
  Object.freeze(value)
  held.forEach(deepFreeze)
  return value
}

function refuse(): never {
  throw new Error('This map is not to be written')
}
