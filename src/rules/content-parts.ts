import { childOf } from '../config/document-order.ts'
import type { AnswerEntry, EndpointAnswer } from './joined-site.ts'

/** A text of an answer, and where it is. */
export interface SentText {
  text: string
  /** Where it is in the answer. */
  path: PropertyKey[]
  /** The field that holds it. */
  field: string
}

/** Every text of an answer's entries, however deep. */
export const textsSent = ({ entries }: Pick<EndpointAnswer, 'entries'>): SentText[] =>
  entries.flatMap(({ value, path }) => textsIn(value, path, ''))

function textsIn(value: unknown, path: PropertyKey[], field: string): SentText[] {
  if (typeof value === 'string') return [{ text: value, path, field }]
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => textsIn(one, [...path, index], field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...path, key], key))
}

/** The sections that were sent; of two with one key the first, which counts. */
export function sectionsSent({
  source,
  entries,
}: Pick<EndpointAnswer, 'source' | 'entries'>): Map<string, AnswerEntry> {
  const sections = new Map<string, AnswerEntry>()
  if (source.kind !== 'sections') return sections
  for (const entry of entries) {
    const key = childOf(entry.value, 'section')
    if (typeof key === 'string' && !sections.has(key)) sections.set(key, entry)
  }
  return sections
}

/** The addresses of pictures that an answer names, as it writes them, and where. */
export function picturesSent(answer: EndpointAnswer): { address: string; path: PropertyKey[] }[] {
  const fields = answer.source.imageField === 'url' ? ['url', 'image'] : ['image', 'url']
  const items = answer.entries.flatMap(({ value, path }) => [
    { value, path },
    ...listIn(value, 'images').map((item, index) => ({ value: item, path: [...path, 'images', index] })),
  ])
  return items.flatMap(({ value, path }) => {
    // Of both fields the first that is set counts.
    const field = fields.find((name) => childOf(value, name))
    if (field === undefined) return []
    return textsIn(childOf(value, field), [...path, field], field)
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, path: at }) => ({ address: text.trim(), path: at }))
  })
}

/** The list under a key; empty where there is none. */
export function listIn(value: unknown, key: string): unknown[] {
  const list = childOf(value, key)
  return Array.isArray(list) ? list : []
}
