import type { Change, Leaf } from '../../protocol/protocol.ts'
import { isHtml } from '../../../util/text-runs.ts'
import type { Path } from './list-entries.ts'

export type Json = Extract<Change, { do: 'set' }>['value']

/** Returns a value as its file will hold it, without properties that are undefined. */
export const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))

/** Returns the smallest changes that make one value of a file another, so that the rest of its text stays. */
export function valueChanges(
  file: string,
  path: Path,
  was: Json | undefined,
  after: Json | undefined,
): Change[] {
  if (JSON.stringify(was) === JSON.stringify(after)) return []
  if (after === undefined) return [{ do: 'unset', file, path }]
  if (Array.isArray(was) && Array.isArray(after)) return listChanges(file, path, was, after)
  if (!isRecord(was) || !isRecord(after)) return [{ do: 'set', file, path, value: after }]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(after)])]
  return keys.flatMap((key) => valueChanges(file, [...path, key], was[key], after[key]))
}

function listChanges(file: string, path: Path, was: Json[], after: Json[]): Change[] {
  if (was.length === after.length)
    return after.flatMap((entry, index) => valueChanges(file, [...path, index], was[index], entry))
  const [start, end] = equalEnds(
    was.map((entry) => JSON.stringify(entry)),
    after.map((entry) => JSON.stringify(entry)),
  )
  const removed = was
    .slice(start, was.length - end)
    .map((): Change => ({ do: 'remove', file, path: [...path, start] }))
  const added = after
    .slice(start, after.length - end)
    .map((value, at): Change => ({ do: 'insert', file, path, index: start + at, value }))
  return [...removed, ...added]
}

/** Returns the numbers of equal texts at the beginnings and at the ends of two lists. */
export function equalEnds(a: string[], b: string[]): [start: number, end: number] {
  const least = Math.min(a.length, b.length)
  let start = 0
  while (start < least && a[start] === b[start]) start += 1
  let end = 0
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return [start, end]
}

const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the change that gives a value, or one text of an HTML value, another text. */
export const changeOf = ({ value, file, path }: Leaf, run: number, text: string): Change =>
  isHtml(value) ? { do: 'set-run', file, path, run, text } : { do: 'set', file, path, value: text }
