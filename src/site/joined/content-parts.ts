import { childOf } from '../../util/document-order.ts'
import { textsIn } from '../../util/texts-in.ts'
import type { AnswerEntry, EndpointAnswer } from './joined-site.ts'
import { onceFor } from '../../util/once-for.ts'

/** A text of an answer, and its place. */
export interface SentText {
  text: string
  /** Path of the text in the answer. */
  path: PropertyKey[]
  /** The field that holds the text. */
  field: string
}

/**
 * Returns every text of an answer's entries, at any depth. They are not cached: for 10,000 pages they take 270 MB, but
 * only half a second to find again.
 */
export function textsSent({ place, entries }: EndpointAnswer): SentText[] {
  return entries.flatMap((entry) =>
    textsIn(place, entry.value, entry.path).map(({ text, path }) => ({
      text,
      path,
      field: fieldOf(path, entry.path.length),
    })),
  )
}

/** Returns the last key of a path that names a field. The keys before `start` are the entry's. */
function fieldOf(path: readonly PropertyKey[], start: number): string {
  for (let index = path.length - 1; index >= start; index -= 1) {
    const key = path[index]
    if (typeof key === 'string') return key
  }
  return ''
}

/** Returns the sections of an answer by key. Of two with the same key, the first is used. */
export const sectionsSent = onceFor(
  ({ source, entries }: EndpointAnswer): ReadonlyMap<string, AnswerEntry> => {
    const sections = new Map<string, AnswerEntry>()
    if (source.kind !== 'sections') return sections
    for (const entry of entries) {
      const key = childOf(entry.value, 'section')
      if (typeof key === 'string' && !sections.has(key)) sections.set(key, entry)
    }
    return sections
  },
)

/** Returns the addresses of pictures in an answer, unchanged, with their paths. */
export const picturesSent = onceFor((answer: EndpointAnswer): { address: string; path: PropertyKey[] }[] => {
  const fields = answer.source.imageField === 'url' ? ['url', 'image'] : ['image', 'url']
  const items = answer.entries.flatMap(({ value, path }) => [
    { value, path },
    ...listIn(value, 'images').map((item, index) => ({ value: item, path: [...path, 'images', index] })),
  ])
  return items.flatMap(({ value, path }) => {
    // The first of the two fields that is set is used.
    const field = fields.find((name) => childOf(value, name))
    if (field === undefined) return []
    return textsIn(answer.place, childOf(value, field), [...path, field])
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, path: at }) => ({ address: text.trim(), path: at }))
  })
})

/** Returns the list under a key, or an empty list. */
export function listIn(value: unknown, key: string): unknown[] {
  const list = childOf(value, key)
  return Array.isArray(list) ? list : []
}
