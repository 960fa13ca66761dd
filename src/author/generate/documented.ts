import { posix } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { applyEdits, type Edit } from '../../util/apply-edits.ts'

/** Name of the function that receives a value with its comment (`load-schemas.ts`). */
export const marker = '__documented'

/**
 * Wraps every value with a comment above it, of a key or of a variable, in a call of the marker with the words of the
 * comment. So the comments reach the files that are generated from the schemas, and no browser loads them.
 */
export function documented(file: string, text: string): string {
  const { program, comments } = parseSync(posix.basename(file), text)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const edits: Edit[] = []
  /** Wraps a value whose comment ends directly before `begin`, except for blanks. */
  const mark = (begin: number, value: Span, name?: string) => {
    const doc = docs.findLast(({ end }) => end <= begin)
    if (!doc || text.slice(doc.end, begin).trim() !== '') return
    const words = [wordsOf(doc.value), name].map((word) => JSON.stringify(word))
    edits.push(
      { start: value.start, end: value.start, text: `${marker}(` },
      { start: value.end, end: value.end, text: `, ${words.join(', ')})` },
    )
  }
  const markVariable = (begin: number, [first]: Variable[]) => {
    if (first?.init) mark(begin, first.init, text.slice(first.id.start, first.id.end))
  }
  new Visitor({
    Property: ({ start, value }) => mark(start, value),
    VariableDeclaration: ({ start, declarations }) => markVariable(start, declarations),
    ExportNamedDeclaration: ({ start, declaration }) => {
      if (declaration?.type === 'VariableDeclaration') markVariable(start, declaration.declarations)
    },
  }).visit(program)
  return applyEdits(text, edits)
}

interface Span {
  start: number
  end: number
}

interface Variable {
  id: Span
  init: Span | null
}

/** Returns the words of a comment in one line. */
const wordsOf = (comment: string) =>
  comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .trim()
