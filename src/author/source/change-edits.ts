import { withComma } from '../../lint/fix-findings.ts'
import { locate, locateParts, type Span, type Written, type WrittenParts } from '../../lint/locate.ts'
import { keyText, quotedText, sourceText } from '../../lint/source-text.ts'
import type { Sources } from '../../site/joined/sources-of.ts'
import type { Edit } from '../../util/apply-edits.ts'
import type { Change } from '../protocol/change-schema.ts'
import { runsOf } from '../../util/text-runs.ts'
import { stringLiteral } from './string-literal.ts'

/** Says why a change of a file is not possible. */
export class ChangeProblem extends Error {
  override readonly name = 'ChangeProblem'
}

export type ValueChange = Widened<Exclude<Change, { do: 'store-picture' }>>

/** A change from code of this process, which needs no check of its path and its value. */
type Widened<C> = C extends unknown
  ? { [K in keyof C]: K extends 'path' ? PropertyKey[] : K extends 'value' ? unknown : C[K] }
  : never

/** The edits of one file. Configs may import the value, so it may be another file than that of the change. */
export interface FileEdits {
  file: string
  edits: Edit[]
}

type Path = PropertyKey[]

/** Returns the edits that a change of a value makes. Throws a `ChangeProblem` if the source does not allow it. */
export function changeEdits(change: ValueChange, sources: Sources): FileEdits {
  const { file, path } = change
  switch (change.do) {
    case 'set':
      return setValue(file, path, change.value, sources)
    case 'set-run':
      return setRun(file, path, change, sources)
    case 'unset': {
      const written = exactly(file, path, sources)
      if (!written.key) throw new ChangeProblem('only a key of an object can be removed so')
      return {
        file: written.file,
        edits: [{ ...withComma(written.whole, textOf(written, sources)), text: '' }],
      }
    }
    case 'insert':
      return insertEntry(listAt(file, path, sources, change.index > 0), change, sources)
    case 'duplicate':
    case 'remove':
    case 'move': {
      const list = listAt(file, path.slice(0, -1), sources)
      const index = indexIn(list, path.at(-1))
      if (change.do === 'move') return moveEntry(list, index, indexIn(list, change.to), sources)
      const part = partAt(list, index)
      const source = textOf(list, sources)
      if (change.do === 'remove')
        return { file: list.file, edits: [{ ...withComma(part, source), text: '' }] }
      const copy = `,${gapBefore(part, source)}${source.slice(part.start, part.end)}`
      return { file: list.file, edits: [{ start: part.end, end: part.end, text: copy }] }
    }
  }
}

function setValue(file: string, path: Path, value: unknown, sources: Sources): FileEdits {
  const written = locate(file, path, sources)
  if (!written) throw new ChangeProblem('the file cannot be parsed: correct it first')
  if (!written.exact) return addKey(file, path, value, sources)
  const source = textOf(written, sources)
  const there = source.slice(written.value.start, written.value.end)
  const literal = stringLiteral(source, written.value)
  if (!literal && !isPlainValue(there)) throw madeByCode(written, there)
  const isText = literal && typeof value === 'string' && !written.file.endsWith('.json')
  const text = isText
    ? quotedText(value, literal.quote)
    : sourceText(value, written.file, indentAt(source, written.value.start))
  return { file: written.file, edits: [{ ...written.value, text }] }
}

function setRun(
  file: string,
  path: Path,
  { run, text }: { run: number; text: string },
  sources: Sources,
): FileEdits {
  const written = exactly(file, path, sources)
  const source = textOf(written, sources)
  const literal = stringLiteral(source, written.value)
  if (!literal) throw madeByCode(written, source.slice(written.value.start, written.value.end))
  const { value } = literal
  const place = runsOf(value)[run]
  if (!place) throw new ChangeProblem(`the value has no text ${run}`)
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return setValue(file, path, value.slice(0, place.start) + html + value.slice(place.end), sources)
}

/** Adds a key that an object does not have, with all objects between. */
function addKey(file: string, path: Path, value: unknown, sources: Sources): FileEdits {
  const depth = path.findLastIndex((_, index) => locate(file, path.slice(0, index), sources)?.exact)
  const object = locateParts(file, path.slice(0, Math.max(depth, 0)), sources)
  const [key, ...rest] = path.slice(Math.max(depth, 0))
  if (!object || object.isList || typeof key !== 'string' || rest.some((part) => typeof part === 'number'))
    throw new ChangeProblem('there is no object to which this value could be added')
  const source = textOf(object, sources)
  const last = object.parts.at(-1)
  const inner = rest.reduceRight((inside: unknown, part) => ({ [String(part)]: inside }), value)
  const start = last?.end ?? object.value.start + 1
  const indent = indentAt(source, last?.start ?? start)
  const text = `${keyText(key, object.file)}: ${sourceText(inner, object.file, indent)}`
  const added = last ? `,${gapBefore(last, source)}${text}` : ` ${text} `
  return { file: object.file, edits: [{ start, end: start, text: added }] }
}

function insertEntry(
  list: WrittenParts,
  { index, value }: { index: number; value: unknown },
  sources: Sources,
): FileEdits {
  const source = textOf(list, sources)
  if (index > list.parts.length) throw new ChangeProblem(`the list has ${list.parts.length} entries`)
  const next = list.parts[index]
  const last = list.parts.at(-1)
  const near = next ?? last
  const text = sourceText(value, list.file, indentAt(source, near?.start ?? list.value.start))
  const [start, added] = next
    ? [next.start, `${text},${gapBefore(next, source)}`]
    : last
      ? [last.end, `,${gapBefore(last, source)}${text}`]
      : [list.value.start + 1, text]
  return { file: list.file, edits: [{ start, end: start, text: added }] }
}

/** Exchanges the texts of entries. Commas, blanks and comments between them stay. */
function moveEntry(list: WrittenParts, from: number, to: number, sources: Sources): FileEdits {
  const source = textOf(list, sources)
  const texts = list.parts.map(({ start, end }) => source.slice(start, end))
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '')
  const edits = list.parts.flatMap((part, index) =>
    moved[index] === texts[index] ? [] : [{ ...part, text: moved[index] ?? '' }],
  )
  return { file: list.file, edits }
}

/** Returns the list at a path. An index after its start is unknown if it takes entries of another list. */
function listAt(file: string, path: Path, sources: Sources, isIndexed = true): WrittenParts {
  const list = locateParts(file, path, sources)
  if (!list?.isList) throw new ChangeProblem('no list is written here')
  if (list.spreads && isIndexed)
    throw new ChangeProblem('the list takes entries of another list: change it in the editor')
  return list
}

function indexIn({ parts }: WrittenParts, index: PropertyKey | undefined): number {
  if (typeof index === 'number' && index < parts.length) return index
  throw new ChangeProblem(`the list has ${parts.length} entries`)
}

const partAt = ({ parts }: WrittenParts, index: number): Span => parts[index] ?? { start: 0, end: 0 }

function exactly(file: string, path: Path, sources: Sources): Written {
  const written = locate(file, path, sources)
  if (written?.exact) return written
  throw new ChangeProblem('no value is written here')
}

const textOf = ({ file }: Written, sources: Sources) => sources(file) ?? ''

/** Whether a source text is a number, a word of JSON, an object or a list. */
const isPlainValue = (text: string) => /^(?:-?[\d._]+(?:e[+-]?\d+)?|true|false|null|[[{][\s\S]*)$/i.test(text)

const madeByCode = ({ file }: Written, text: string) =>
  new ChangeProblem(`the value is made by code in ${file}: ${text.slice(0, 60)}. Change it in the editor`)

/** Returns the blank before a part: a line break with the indent, or one blank. */
function gapBefore({ start }: Span, source: string): string {
  const [blanks = ''] = /\s*$/.exec(source.slice(0, start)) ?? []
  const line = /\r?\n[^\S\n]*$/.exec(blanks)
  return line ? line[0] : ' '
}

function indentAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^\s*/.exec(line)?.[0] ?? ''
}
