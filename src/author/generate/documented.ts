import { posix } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { applyEdits, type Edit } from '../../util/apply-edits.ts'

/** The function that values are handed to, with the words above them (`load-schemas.ts`). */
export const marker = '__documented'

/**
 * A schema's source in which every value with a comment above it, of a key or of a variable, is handed to the marker together
 * with these words. So what stands as a comment reaches the files that are made of the schemas, and no browser loads it.
 */
export function documented(file: string, text: string): string {
  const { program, comments } = parseSync(posix.basename(file), text)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const edits: Edit[] = []
  /** The comment that ends where this begins, but for blanks. */
  const mark = (begin: number, value: Stretch, name?: string) => {
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

interface Stretch {
  start: number
  end: number
}

interface Variable {
  id: Stretch
  init: Stretch | null
}

/** A comment's words in one line. */
const wordsOf = (comment: string) =>
  comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .trim()
