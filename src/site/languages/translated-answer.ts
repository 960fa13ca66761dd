import { isObject } from '../../../schemas/shared/describe-value.ts'
import type { Translation } from '../../../schemas/translation.ts'
import { childOf } from '../../util/document-order.ts'
import { groupBy } from '../../util/group-by.ts'
import { valueAt } from '../../util/problem.ts'
import { translated, translationOf, type ShownText } from './overlay.ts'
import { sourceOf } from './source-texts.ts'

/** Returns an answer in another language. An entry with a text that is not translated stays as it is. */
export function translatedAnswer(value: unknown, translation: Translation): unknown {
  const texts = entriesOf(value).flatMap((entry) =>
    entry.every((text) => translationOf(text, translation).text !== '') ? entry : [],
  )
  return withNames(value, translated({ value, texts }, translation))
}

/** Returns an answer in another language in which the texts of entries that are not translated end with a mark. */
export function markedAnswer(answer: unknown, own: unknown): unknown {
  const texts = entriesOf(answer).flatMap((entry) =>
    entry.every(({ path, text }) => valueAt(path, own) === text) ? entry : [],
  )
  return withNames(answer, translated({ value: answer, texts }))
}

/** Returns the texts of each entry of an answer. An article is its own only entry. */
function entriesOf(value: unknown): ShownText[][] {
  const depth = Array.isArray(value) ? 1 : Array.isArray(childOf(value, 'data')) ? 2 : 0
  return [
    ...groupBy(sourceOf('content/api/', value).texts, ({ path }) => path.slice(0, depth).join('.')).values(),
  ]
}

/** Adds the titles of pictures in the language of the configs, which find pictures by them. */
function withNames(was: unknown, now: unknown, isPicture = false): unknown {
  if (Array.isArray(now))
    return now.map((part: unknown, index) => withNames(childOf(was, index), part, isPicture))
  if (!isObject(now)) return now
  const parts = Object.entries(now).map(([key, part]) => [
    key,
    withNames(childOf(was, key), part, key === 'images'),
  ])
  const [name, title] = [childOf(was, 'title'), childOf(now, 'title')]
  return { ...Object.fromEntries(parts), ...(isPicture && name !== title && { name }) }
}
