import type { Translation } from '../../../schemas/translation.ts'
import { onceFor, onceForPair } from '../../util/once-for.ts'
import { valueAt } from '../../util/problem.ts'
import { withText } from '../../util/with-texts.ts'
import type { ShownText, Source } from './shown-texts.ts'

/** Translation of a text: current, of an earlier text, or missing. */
export interface Target {
  state: 'current' | 'stale' | 'missing'
  text: string
}

/** A text that visitors see, and its translation. */
export interface TranslatedText extends ShownText {
  target: Target
}

/** A value in a language. */
export interface Translated<T> {
  readonly value: T
  texts: TranslatedText[]
  /** Texts without a translation, which are shown in the source language. */
  fallbacks: string[]
}

/** Returns a value in a language. A text without a translation stays. `preset` has words of the engine by their paths. */
export function translate<T>(
  { value, texts: shown }: Source<T>,
  translation?: Translation,
  preset?: object,
): Translated<T> {
  const { texts, fallbacks, fill } =
    translation && !preset ? translatedOnce(shown, translation) : translated(shown, translation, preset)
  return {
    texts,
    fallbacks,
    // Made when it is read: rules read the texts alone.
    get value() {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are replaced, by texts
      return fill(Object(value)) as T
    },
  }
}

/** In development a file that has not changed has the same texts and the same translation. */
const translatedOnce = onceForPair((shown: ShownText[], translation: Translation) =>
  translated(shown, translation),
)

function translated(shown: ShownText[], translation?: Translation, preset?: object) {
  const find = translationFinder(shown, translation, preset)
  const texts = shown.map((text): TranslatedText => ({ ...text, target: find(text) }))
  return {
    texts,
    fallbacks: texts.flatMap(({ text, target }) => (target.text ? [] : [text])),
    fill: onceFor((value: object) =>
      texts.reduce<unknown>(
        (filled, { path, target }) => (target.text ? withText(filled, path, target.text) : filled),
        value,
      ),
    ),
  }
}

/**
 * Returns a function that finds the translation of a text of a file. A translation belongs to the text whose hash it has, and moves with it. After an edit of
 * the text it is stale, where its place is certain: the place has a name, or is in an entry of a list with another translated text.
 */
export function translationFinder(
  texts: readonly ShownText[],
  { texts: entries }: Translation = { texts: {} },
  preset?: object,
): (shown: ShownText) => Target {
  const filled = Object.values(entries).filter(({ text }) => text !== '')
  const byHash = new Map(filled.toReversed().map(({ of, text }) => [of, text]))
  const inPlace = ({ key, of }: ShownText) => entries[key]?.of === of
  const moved = new Set(texts.flatMap((shown) => (inPlace(shown) ? [] : [shown.of])))
  const counts = new Map<string, number>()
  for (const { of } of texts) counts.set(of, (counts.get(of) ?? 0) + 1)
  const certain = new Set(
    texts.flatMap((shown) => (inPlace(shown) && counts.get(shown.of) === 1 ? [listEntryOf(shown)] : [])),
  )
  return (shown) => {
    const entry = entries[shown.key]
    const current = (inPlace(shown) && entry?.text) || byHash.get(shown.of)
    if (current) return { state: 'current', text: current }
    const place = listEntryOf(shown)
    if (entry?.text && !moved.has(entry.of) && (place === undefined || certain.has(place)))
      return { state: 'stale', text: entry.text }
    const word = valueAt(shown.path, preset)
    return typeof word === 'string' ? { state: 'current', text: word } : { state: 'missing', text: '' }
  }
}

/** Returns the innermost entry of a list without a name that a text is in: `cards.3` of `cards.3.title`. */
const listEntryOf = ({ key }: ShownText): string | undefined => /^(?:.*\.)?\d+(?=\.|$)/.exec(key)?.[0]
