import type { Translation } from '../../../schemas/translation.ts'
import { valueAt } from '../../util/problem.ts'
import { withText } from '../../util/with-texts.ts'
import { sourceOf } from './source-texts.ts'
import { translate } from './translate.ts'

/** Returns an answer in another language. Pictures keep their titles as names, by which the configs find them. */
export function translatedAnswer(answer: unknown, translation?: Translation) {
  const source = sourceOf('content/api/', answer)
  const { value, fallbacks } = translate(source, translation)
  const named = source.texts.reduce((filled, { path, text }) => {
    const isName = /\bimages(?:\.\d+)?\.title$/.test(path.join('.')) && valueAt(path, value) !== text
    return isName ? withText(filled, [...path.slice(0, -1), 'name'], text) : filled
  }, value)
  return { value: named, fallbacks }
}

/** Returns the texts of an answer that are those of the answer in the source language. */
export function untranslatedTexts(answer: unknown, source: unknown): string[] {
  const sourceTexts = new Set(textsOf(source))
  return textsOf(answer).filter((text) => sourceTexts.has(text))
}

const textsOf = (answer: unknown) => sourceOf('content/api/', answer).texts.map(({ text }) => text)
