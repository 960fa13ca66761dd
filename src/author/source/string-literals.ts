import { parseSync, Visitor } from 'rolldown/utils'

/** A string literal in a file, with its place, which includes the quotation marks. */
export interface StringLiteral {
  value: string
  start: number
  end: number
  /** Whether the string is the path of an import. */
  isImport: boolean
  /** The key whose value the string is. */
  key: string | undefined
}

/** Returns every string literal of a `.ts` or `.json` file. */
export function stringLiterals(file: string, text: string): StringLiteral[] {
  const isJson = file.endsWith('.json')
  const { program } = parseSync(isJson ? 'config.ts' : file, isJson ? `(${text})` : text)
  const shift = isJson ? 1 : 0
  const imports = new Set<number>()
  const keys = new Map<number, string>()
  const literals: StringLiteral[] = []
  new Visitor({
    ImportDeclaration: ({ source }) => {
      imports.add(source.start)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') keys.set(value.start, key.name)
      else if (key.type === 'Literal') keys.set(value.start, String(key.value))
    },
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string')
        literals.push({
          value,
          start: start - shift,
          end: end - shift,
          isImport: imports.has(start),
          key: keys.get(start),
        })
    },
  }).visit(program)
  return literals
}
