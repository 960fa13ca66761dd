/** Describes a value that does not fit, for a message: `number 7`, `a list`. */
export function describe(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object'
    ? 'an object of another shape'
    : `${typeof value} ${JSON.stringify(value)}`.slice(0, 80)
}

/** Describes a value as `describe` does, or as empty if it is null or a blank text. */
export const emptyOr = (value: unknown): string =>
  value === null || (typeof value === 'string' && value.trim() === '') ? 'empty' : describe(value)

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
