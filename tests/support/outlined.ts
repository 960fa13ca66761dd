/** Characters shown of a long text's beginning and end. They identify the text. */
const [ahead, behind] = [20, 10]
/** Maximum number of entries shown of a list. */
const mostEntries = 5

/** Formats a value for review: a line for each of its parts, and for each entry of a list. */
export const outlined = (value: object, within = ''): string[] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const name = `${within}${key}`
    if (Array.isArray(part))
      return [
        `${name}: ${part.length}`,
        ...part.slice(0, mostEntries).map((entry, index) => `${name} ${index + 1}: ${inLine(entry)}`),
      ]
    return typeof part === 'object' && part !== null
      ? outlined(part, `${name}.`)
      : [`${name}: ${inLine(part)}`]
  })

function inLine(value: unknown): string {
  if (typeof value === 'string')
    return value.length > ahead + behind ? `“${value.slice(0, ahead)}…${value.slice(-behind)}”` : `“${value}”`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.slice(0, mostEntries).map(inLine).join(', ')}]`
  const parts = Object.entries(value).map(([name, part]) => `${name} ${inLine(part)}`)
  return `{ ${parts.join(', ')} }`
}
