import type { Quote } from '../../../lint/source-text.ts'
import type { Span } from '../../../lint/locate.ts'

/** A string that a source holds as one literal. */
export interface StringLiteral {
  quote: Quote
  value: string
  /** Offset in the source of each character of the value, and of its end. */
  offsets: number[]
}

const ESCAPE = /\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|[\s\S]))|[\s\S]/g

const letters: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\n': '',
  '\r\n': '',
}

/** Returns the string literal at a span; undefined if something else is written there, as a sum or a template. */
export function stringLiteral(source: string, { start, end }: Span): StringLiteral | undefined {
  const quote = source.charAt(start)
  if (!isQuote(quote) || end - start < 2 || source.charAt(end - 1) !== quote) return undefined
  const offsets: number[] = []
  let value = ''
  for (const found of source.slice(start + 1, end - 1).matchAll(ESCAPE)) {
    const [part, point, unit, byte, letter] = found
    if (part === quote || (part === '$' && quote === '`' && source.charAt(start + 2 + found.index) === '{'))
      return undefined
    const code = point ?? unit ?? byte
    const text =
      code === undefined ? (letter === undefined ? part : (letters[letter] ?? letter)) : fromCode(code)
    for (let index = 0; index < text.length; index += 1) offsets.push(start + 1 + found.index)
    value += text
  }
  return { quote, value, offsets: [...offsets, end - 1] }
}

const isQuote = (text: string): text is Quote => /^["'`]$/.test(text)
const fromCode = (code: string) => String.fromCodePoint(Number.parseInt(code, 16))
