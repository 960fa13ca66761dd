import { replaceTexts } from './replace-texts.ts'

type Words = Readonly<Record<string, string | number>>

/** Replaces the placeholders of a text: `{title}` becomes the word `title`. A placeholder without a word stays. */
export const fillText = (text: string, words: Words): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(words[name] ?? placeholder))

/** Replaces the placeholders in every text of a value. */
export const fillTexts = <T>(value: T, words: Words): T =>
  replaceTexts(value, (text) => fillText(text, words))
