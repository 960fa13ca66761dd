import { keepUnits } from '../../../schemas/shared/keep-units.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Translation } from '../../../schemas/translation.ts'
import { isBelow } from '../../runtime/engine/local-links.ts'
import { childOf } from '../../util/document-order.ts'
import { hashOf } from '../../util/hash-of.ts'
import { textsIn } from '../../util/texts-in.ts'
import { valueAt } from '../../util/problem.ts'
import { withText } from '../../util/with-texts.ts'
import type { SiteConfig } from '../config/site-config.ts'

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

/** Translation of a text: current, of an earlier text, or missing. */
export interface Found {
  state: 'current' | 'stale' | 'missing'
  text: string
}

/** Ends each text that is not translated, until the parts with such a text are known. No text of a site has it. */
export const MARK = '\uF8FF'

/** Whether a text in a value is not translated. */
export const isMarked = (value: unknown): boolean => JSON.stringify(value)?.includes(MARK) ?? false

/** Returns the texts of a value whose path passes a test, and that have words. */
export const shownTexts = (value: unknown, isShown: (path: PropertyKey[]) => boolean): ShownText[] =>
  textsIn('', value)
    .filter(({ path, text }) => hasWords(text) && isShown(path))
    .map(({ path, text }) => shownText(path, text, value))

export const shownText = (path: PropertyKey[], text: string, value: unknown): ShownText => ({
  path,
  text,
  key: path.map((part, index) => nameOf(part, valueAt(path.slice(0, index), value))).join('.'),
  of: hashOf(keepUnits(text)).slice(0, 8),
})

/** Whether a text has two letters in a row outside placeholders and tags. */
export const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/\{[\w.]+\}|<[^>]*>/g, ''))

/** Returns the name of a part of a value: for an entry of a list its id, section or type, if no other entry has it. */
function nameOf(key: PropertyKey, parent: unknown): string {
  if (!Array.isArray(parent)) return String(key)
  const names = parent.map((entry) => {
    const name = childOf(entry, 'id') ?? childOf(entry, 'section') ?? childOf(entry, 'type')
    return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined
  })
  const own = names[Number(key)]
  const isUnique = own !== undefined && names.indexOf(own) === names.lastIndexOf(own)
  return isUnique && !/^\d+$/.test(own) ? own : String(key)
}

/** Finds the translation of a text, at another key too if the text has moved. */
export function translationOf({ key, of }: ShownText, { texts }: Translation): Found {
  const own = texts[key]
  const same =
    own?.of === of && own.text ? own : Object.values(texts).find((one) => one.of === of && one.text)
  if (same) return { state: 'current', text: same.text }
  return own?.text ? { state: 'stale', text: own.text } : { state: 'missing', text: '' }
}

/** Returns a value with its texts translated. A text without translation ends with the mark, or is what `instead` returns. */
export function translated<T>(
  { value, texts }: Source<T>,
  translation: Translation = { texts: {} },
  instead = ({ text }: ShownText): string => text + MARK,
): T {
  const made = texts.reduce<unknown>(
    (filled, one) => withText(filled, one.path, translationOf(one, translation).text || instead(one)),
    value,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are replaced, by texts
  return made as T
}

/** Returns the languages of a site but its own. */
export const otherLanguages = ({ languages }: Pick<Site, 'languages'>) =>
  languages.flatMap(({ root, ...one }) => (root === undefined ? [] : [{ ...one, root }]))

/** Returns the address in the site's own language of a page in another language. */
export function ownAddress(address: string, { site, pages }: Pick<SiteConfig, 'site' | 'pages'>): string {
  const { root = '' } = otherLanguages(site).find((one) => isBelow(one.root, address)) ?? {}
  return pages.some(({ path }) => path === address) ? address : address.slice(root.length) || '/'
}

/** Returns the file with the translations of a file: `page-configs/translations/ta/site.json` of `page-configs/site.ts`. */
export const overlayOf = (file: string, tag: string): string =>
  file.replace(
    /^([^/]+)\/(.*)\.\w+$/,
    (_, folder: string, name: string) => `${folder}/translations/${tag}/${name}.json`,
  )
