export type Path = (string | number)[]

/** Returns the list around a value and the index of its entry; undefined if it is in no list of entries. */
export function entryOf(path: Path): { list: Path; index: number } | undefined {
  for (let at = path.length - 1; at > 0; at -= 1) {
    const index = path[at]
    const list = path.slice(0, at)
    // The blocks of a page have buttons of their own. The sections of a content file have no order.
    if (typeof index === 'number' && !(list.length === 1 && list[0] === 'blocks')) return { list, index }
  }
  return undefined
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
