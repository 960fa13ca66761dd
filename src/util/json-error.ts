import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { MAX_DEPTH, tooDeepAt } from './too-deep-at.ts'
import type { Fix } from './problem.ts'

/** The first syntax error of a JSON text. */
export interface JsonError {
  offset: number
  /** Description of the error, for an author. */
  reason: string
  /** How to correct the error, if that is certain. */
  fix?: Fix | undefined
}

/** Returns the first syntax error of a JSON text; undefined if the text is valid. */
export function jsonError(text: string): JsonError | undefined {
  const deep = tooDeepAt(text)
  if (deep >= 0) return { offset: deep, reason: tooDeep }
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [first] = errors
  if (!first) return undefined
  // A text that does not end is wrong at the end of its line.
  const isOpen = printParseErrorCode(first.error) === 'UnexpectedEndOfString'
  const offset = isOpen ? first.offset + first.length : first.offset
  return { offset, ...explain(text, offset, first.length) }
}

/** Reason for a text that is nested too deep to be read. */
export const tooDeep = `brackets are nested deeper than ${MAX_DEPTH} levels here`

/** `offset` replaces that of the parser if the place of the mistake is certain. */
type Explanation = Omit<JsonError, 'offset'> & { offset?: number }

function explain(text: string, offset: number, length: number): Explanation {
  const before = text.slice(0, offset).trimEnd()
  const sign = text.charAt(offset)
  const open = openBrackets(text.slice(0, offset)).at(-1)
  if (text.startsWith('<<<<<<< ', offset))
    return { reason: 'git has marked a conflict of two versions here: keep one of them' }
  if (sign === '<' && (open || before === '')) return { reason: 'this is HTML, not JSON' }
  if (before === '' && sign === '') return { reason: 'the file is empty' }
  if (sign === '\n') return { reason: 'the closing quotation mark is missing on this line' }
  if (sign === '') return { reason: open ? `${bracketAt(text, open)} is not closed` : 'the end is missing' }
  if (sign === '/' || sign === '#') return { reason: 'a comment, which JSON does not allow: remove it' }
  if (/['‘’‚“”„«»]/.test(sign)) return { reason: `${sign} is not a quotation mark of JSON: write "` }
  if (!open && before !== '' && !/\w$/.test(before))
    return { reason: 'the data has ended before this: remove it' }
  if (open && text[open.offset] === '{' && /[{,]\s*"(?:[^"\\]|\\.)*"$/.test(before))
    return { reason: 'a colon is missing before this' }
  if (/[\]},]/.test(sign)) return beforeSign(text, offset, before)
  if (/["\]}\w]$/.test(before)) return missingComma(text, offset, before)
  if (sign === '"')
    return { reason: 'this text has a sign that JSON does not allow: write \\\\ for a backslash' }
  return { reason: `${text.slice(offset, offset + length)} needs double quotation marks` }
}

/** Explains a closing bracket or a comma that cannot be there. */
function beforeSign(text: string, offset: number, before: string): Explanation {
  const sign = text.charAt(offset)
  if (before.endsWith(',')) {
    const isComma = sign === ','
    const reason = isComma ? 'one of two commas is too many' : `the comma before ${sign} has nothing after it`
    const start = isComma ? offset : before.length - 1
    return { offset: start, reason, fix: { text: { start, end: start + 1, instead: '' } } }
  }
  if (/[:[{]$/.test(before)) return { reason: `a value is missing before ${sign}` }
  const open = openBrackets(text.slice(0, offset)).at(-1)
  return { reason: open ? `${bracketAt(text, open)} is not closed before ${sign}` : `${sign} closes nothing` }
}

function missingComma(text: string, offset: number, before: string): Explanation {
  const isNextLine = text.slice(before.length, offset).includes('\n')
  if (!isNextLine && before.endsWith('"') && text[offset] !== '"')
    return { reason: 'a text ends before this: write a quotation mark inside a text as \\"' }
  // On one line the quotation mark of a text may be the mistake.
  if (!isNextLine) return { reason: 'a comma is missing before this' }
  if (!/["{[]/.test(text.charAt(offset)))
    return { reason: `a comma is missing before line ${lineOf(text, offset)}` }
  const end = before.length
  return { ...lineEndComma, offset: end, fix: { text: { start: end, end, instead: ',' } } }
}

/** Explains a missing comma at the end of its line. */
export const lineEndComma = { reason: 'a comma is missing at the end of this line' }

interface Bracket {
  offset: number
}

/** Returns the brackets that are open at the end of the beginning of a JSON text. */
function openBrackets(beginning: string): Bracket[] {
  const open: Bracket[] = []
  for (const { 0: sign, index } of beginning.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') open.push({ offset: index })
    else if (sign === '}' || sign === ']') open.pop()
  }
  return open
}

const bracketAt = (text: string, { offset }: Bracket) => `the ${text[offset]} of line ${lineOf(text, offset)}`

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length
