/** Describes a value that does not fit, for a message: `number 7`, `a list`. */
export function describe(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (isKeyedList(value)) return 'an object with numbers as keys, in place of a list'
  if (isJsonText(value)) return 'JSON inside a text'
  if (isInexact(value)) return `number ${value}, too large to be exact: send it as a text`
  return typeof value === 'object'
    ? 'an object of another shape'
    : `${typeof value} ${JSON.stringify(value)}`.slice(0, 80)
}

/** Whether a value is a number that has lost digits, because it is beyond 2^53. */
export const isInexact = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER

/** Describes a value as `describe` does, or as empty if it is null or a blank text. */
export const emptyOr = (value: unknown): string =>
  value === null || (typeof value === 'string' && value.trim() === '') ? 'empty' : describe(value)

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a list that became an object. PHP does so where keys have gaps. */
export const isKeyedList = (value: unknown): boolean =>
  isObject(value) && /^\d+(,\d+)*$/.test(Object.keys(value).join())

/** Whether a value is a text that holds JSON, as a host sends that encodes a field twice. */
export const isJsonText = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*(?:\[\s*(?:["{[]|\]\s*$)|\{\s*")/.test(value) && isJson(value)

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
