import { parseSync, Visitor } from 'rolldown/utils'

/** Returns each key that an object of a TypeScript file repeats, with the offset of the repetition. */
export function keysTwice(file: string, text: string): RepeatedKey[] {
  // Parsing takes a millisecond per file. It is skipped if no name comes twice before a colon, the usual case.
  if (!mayRepeat(text)) return []
  const { program, errors } = parseSync(file, text)
  const repeated: RepeatedKey[] = []
  if (errors.length > 0) return repeated
  new Visitor({
    ObjectExpression({ properties }) {
      const names = new Set<string>()
      for (const property of properties) {
        if (property.type !== 'Property' || property.computed || property.kind !== 'init') continue
        const { key } = property
        if (key.type !== 'Identifier' && key.type !== 'Literal') continue
        const name = String(key.type === 'Identifier' ? key.name : key.value)
        if (names.has(name)) repeated.push({ name, offset: key.start })
        names.add(name)
      }
    },
  }).visit(program)
  return repeated
}

interface RepeatedKey {
  name: string
  offset: number
}

/** Whether a name comes twice before a colon between the same braces. */
function mayRepeat(text: string): boolean {
  const open = [new Set<string>()]
  // A name never ends inside a word, so that a long word is read once.
  for (const [sign, name, colon] of text.matchAll(/[{}]|([^\s"'{},:]+)(["']?\s*:)?/g)) {
    const names = open.at(-1)
    if (sign === '{') open.push(new Set())
    else if (sign === '}') open.pop()
    else if (name === undefined || colon === undefined) continue
    else if (names?.has(name)) return true
    else names?.add(name)
  }
  return false
}
