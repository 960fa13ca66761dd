import { childOf } from '../../util/document-order.ts'
import { textsIn } from '../../util/texts-in.ts'
import type { AnswerEntry, EndpointAnswer } from './joined-site.ts'
import { onceFor } from '../../util/once-for.ts'

/** A text of an answer, and where it is. */
export interface SentText {
  text: string
  /** Where it is in the answer. */
  path: PropertyKey[]
  /** The field that holds it. */
  field: string
}

/** Every text of an answer's entries, however deep. Not kept: of 10,000 pages that is 270 MB, and half a second to find again. */
export function textsSent({ place, entries }: EndpointAnswer): SentText[] {
  return entries.flatMap((entry) => {
    const texts: SentText[] = []
    for (const { text, path } of textsIn(place, entry.value, entry.path)) {
      const field = path.findLast((key, index) => typeof key === 'string' && index >= entry.path.length)
      texts.push({ text, path, field: typeof field === 'string' ? field : '' })
    }
    return texts
  })
}

/** The sections that were sent; of two with one key the first, which counts. */
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

/** The addresses of pictures that an answer names, as it writes them, and where. */
export const picturesSent = onceFor((answer: EndpointAnswer): { address: string; path: PropertyKey[] }[] => {
  const fields = answer.source.imageField === 'url' ? ['url', 'image'] : ['image', 'url']
  const items = answer.entries.flatMap(({ value, path }) => [
    { value, path },
    ...listIn(value, 'images').map((item, index) => ({ value: item, path: [...path, 'images', index] })),
  ])
  return items.flatMap(({ value, path }) => {
    // Of both fields the first that is set counts.
    const field = fields.find((name) => childOf(value, name))
    if (field === undefined) return []
    return textsIn(answer.place, childOf(value, field), [...path, field])
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, path: at }) => ({ address: text.trim(), path: at }))
  })
})

/** The list under a key; empty where there is none. */
export function listIn(value: unknown, key: string): unknown[] {
  const list = childOf(value, key)
  return Array.isArray(list) ? list : []
}
