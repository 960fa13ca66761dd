import type { Change } from '../../protocol/protocol.ts'

export type Path = (string | number)[]

/** Acts on a block or another entry of a list, with their words, and the keys of those on a block. */
export const acts = [
  { name: 'Move up', done: 'Moved up', keys: 'Alt + Arrow up', act: 'move', step: -1 },
  { name: 'Move down', done: 'Moved down', keys: 'Alt + Arrow down', act: 'move', step: 1 },
  { name: 'Duplicate', done: 'Duplicated', keys: 'Ctrl + D', act: 'duplicate', step: 0 },
  { name: 'Remove', done: 'Removed', keys: 'Delete', act: 'remove', step: 0 },
] as const

export type Act = (typeof acts)[number]

export type EntryAct = Act['act']

/** Returns the change that moves, duplicates or removes an entry of a list. */
export function entryChange(file: string, list: Path, act: EntryAct, index: number, to: number): Change {
  const path = [...list, index]
  return act === 'move' ? { do: act, file, path, to } : { do: act, file, path }
}

/** Returns the list around a value and the index of its entry; undefined if it is in no list of entries. */
export function entryOf(path: Path): { list: Path; index: number } | undefined {
  // The blocks of a page have buttons of their own. The sections of a content file have no order.
  const at = path.findLastIndex(
    (key, place) => typeof key === 'number' && place > 0 && !(place === 1 && path[0] === 'blocks'),
  )
  return at < 0 ? undefined : { list: path.slice(0, at), index: Number(path[at]) }
}

/** Returns the first text of an entry. */
export function labelOf(entry: unknown): string {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry)
  if (typeof entry !== 'object' || entry === null) return 'entry'
  const fields: Record<string, unknown> = { ...entry }
  const names = ['title', 'label', 'heading', 'question', 'name', 'value', ...Object.keys(fields)]
  const named = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof named === 'string' ? named.slice(0, 60) : 'entry'
}
