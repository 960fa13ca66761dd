import { childOf } from '../../util/document-order.ts'
import { hashOf } from '../../util/hash-of.ts'
import { valueAt } from '../../util/problem.ts'
import { textsIn } from '../../util/texts-in.ts'

/** A text that visitors see, and that other languages translate. */
export interface ShownText {
  path: PropertyKey[]
  /** Name of the text in the files of translations. */
  key: string
  text: string
  /** Start of the text's hash. */
  of: string
}

/** The value of a file, and its texts that visitors see. */
export interface Source<T = unknown> {
  value: T
  texts: ShownText[]
}

/** Returns the texts of a value whose path passes a test, and that have words. */
export const shownTexts = (value: unknown, isShown: (path: PropertyKey[]) => boolean): ShownText[] =>
  textsIn('', value)
    .filter(({ path, text }) => hasWords(text) && isShown(path))
    .map(({ path, text }) => shownText(path, text, value))

export const shownText = (path: PropertyKey[], text: string, value: unknown): ShownText => ({
  path,
  text,
  key: path.map((part, index) => nameOf(part, valueAt(path.slice(0, index), value))).join('.'),
  of: textHash(text),
})

/**
 * Returns the start of a text's hash. It does not depend on where the text may break, nor on the private-use characters
 * by which the editor marks texts.
 */
export const textHash = (text: string) =>
  hashOf(text.replaceAll(/[\u2060\p{Co}]/gu, '').replaceAll('\u00a0', ' ')).slice(0, 8)

/** Whether a text is a unit of length, or has a word outside placeholders and tags: two letters in a row, or one of a script that has no spaces. */
export const hasWords = (text: string): boolean =>
  UNIT.test(text) || WORD.test(text.replaceAll(/\{[\w.]+\}|<[^>]*>|\p{Co}/gu, ''))

/** A length or an area, or its unit alone. In other scripts the letter is a word. */
const UNIT = /^(?:[\d.,\s×]+\s)?(?:m²?|W\/m²)$/

const WORD =
  /\p{L}\p{M}*\p{L}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u

/** Returns the name of a part of a value: for an entry of a list its id, section or type, if no other entry has it. */
function nameOf(key: PropertyKey, parent: unknown): string {
  if (!Array.isArray(parent)) return String(key)
  const names = parent.map((entry) => {
    const name = childOf(entry, 'id') ?? childOf(entry, 'section') ?? childOf(entry, 'type')
    return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined
  })
  const name = names[Number(key)]
  const isUnique = name !== undefined && names.indexOf(name) === names.lastIndexOf(name)
  return isUnique && !/^\d+$/.test(name) ? name : String(key)
}
