import type { JoinedSite } from './joined-site.ts'

/** A text of a config or an answer, as it was written. */
export interface PlacedText {
  file: string
  path: PropertyKey[]
  text: string
}

/** Every text that the content service answers. */
export function* answerTexts({ answers }: Pick<JoinedSite, 'answers'>): Generator<PlacedText> {
  for (const { place, entries } of answers.values())
    for (const { value, path } of entries) yield* textsIn(place, value, path)
}

/** Every text in a value, with the path that leads to it. */
export function* textsIn(file: string, value: unknown, path: PropertyKey[] = []): Generator<PlacedText> {
  if (typeof value === 'string') yield { file, path, text: value }
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [key, part] of Object.entries(value))
    yield* textsIn(file, part, [...path, isList ? Number(key) : key])
}
