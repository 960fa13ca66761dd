import { isObject } from '../../../schemas/shared/describe-value.ts'
import type { Translation } from '../../../schemas/translation.ts'
import { childOf } from '../../util/document-order.ts'
import { sourceOf } from './source-texts.ts'
import { translate, type Translated } from './translate.ts'

/** Returns an answer in another language. */
export function translatedAnswer(answer: unknown, translation?: Translation): Translated<unknown> {
  const { value, fallbacks } = translate(sourceOf('content/api/', answer), translation)
  return { value: withNames(answer, value), fallbacks }
}

/** Returns the texts of an answer that are those of the answer in the source language. */
export function untranslatedTexts(answer: unknown, source: unknown): string[] {
  const [texts, known] = [answer, source].map((value) =>
    sourceOf('content/api/', value).texts.map(({ text }) => text),
  )
  const same = new Set(known)
  return (texts ?? []).filter((text) => same.has(text))
}

/** Adds the titles of pictures in the language of the configs, which find pictures by them. */
function withNames(source: unknown, translated: unknown, isPicture = false): unknown {
  if (Array.isArray(translated))
    return translated.map((part: unknown, index) => withNames(childOf(source, index), part, isPicture))
  if (!isObject(translated)) return translated
  const parts = Object.entries(translated).map(([key, part]) => [
    key,
    withNames(childOf(source, key), part, key === 'images'),
  ])
  const [name, title] = [childOf(source, 'title'), childOf(translated, 'title')]
  return { ...Object.fromEntries(parts), ...(isPicture && name !== title && { name }) }
}
