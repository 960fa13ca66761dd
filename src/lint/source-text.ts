/** A quote of a string in a source. */
export type Quote = "'" | '"' | '`'

/** Length of a line from which an object or a list is written over several lines. */
const LINE_LENGTH = 100

/**
 * Returns a value as the source text of a file: JSON, or TypeScript in the style of the project. `indent` is the blank
 * at the beginning of its line. Without it the text has one line.
 */
export function sourceText(value: unknown, file: string, indent?: string): string {
  if (typeof value === 'string') return file.endsWith('.json') ? JSON.stringify(value) : quotedText(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = indent === undefined ? undefined : `${indent}  `
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((part: unknown) => sourceText(part, file, inner))
    : Object.entries(value).map(([key, part]) => `${keyText(key, file)}: ${sourceText(part, file, inner)}`)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  const isShort = !line.includes('\n') && line.length + (indent?.length ?? 0) < LINE_LENGTH
  if (inner === undefined || isShort) return line
  const last = file.endsWith('.json') ? '' : ','
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}${last}\n${indent}${close}`
}

/** Returns a key as source text: without quotes where TypeScript allows it. */
export const keyText = (key: string, file: string): string =>
  !file.endsWith('.json') && /^[A-Za-z_$][\w$]*$/.test(key) ? key : sourceText(key, file)

/** Returns a string of TypeScript in quotes: single ones, unless it has some, or a given quote. */
export function quotedText(value: string, quote: Quote = value.includes("'") ? '"' : "'"): string {
  const text = JSON.stringify(value)
  if (quote === '"') return text
  const inner = text
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll(quote, `\\${quote}`)
  return quote + (quote === '`' ? inner.replaceAll('${', '\\${') : inner) + quote
}
