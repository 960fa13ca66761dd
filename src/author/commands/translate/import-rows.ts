import { keepUnits } from '../../../../schemas/shared/keep-units.ts'
import type { Translation } from '../../../../schemas/translation.ts'
import type { TranslatedText } from '../../../site/languages/translate.ts'
import type { TranslatedFile } from '../../../site/languages/translations.ts'
import type { ExchangeRow } from './exchange-row.ts'

export interface Import {
  /** Changed translations by file. */
  changed: Map<string, Translation>
  /** Number of new translations. */
  count: number
  /** Each row that is not written, and why. */
  refused: string[]
}

/** A text that a row translates, and the file of its translation. */
interface Place {
  file: TranslatedFile
  shown: TranslatedText
}

/** Puts translators' rows into the translations of a language. A row belongs to its source text, wherever the text stands now. */
export function importRows(rows: readonly ExchangeRow[], files: readonly TranslatedFile[]): Import {
  const places = files.flatMap((file) => file.texts.map((shown): Place => ({ file, shown })))
  const result: Import = { changed: new Map(), count: 0, refused: [] }
  for (const row of rows) {
    const target = row.target.trim()
    if (target === '') continue
    const place = placeOf(row, places)
    if (typeof place === 'string') {
      result.refused.push(`${[row.file, row.key].join(' ')}: ${place}. Not written: ${target}`)
      continue
    }
    const { file, shown } = place
    const isReviewed = shown.target.state === 'current' || row.state === 'current'
    if (shown.target.text === target && (shown.target.state === 'current' || !isReviewed)) continue
    const translation = result.changed.get(file.file) ?? file.translation ?? { texts: {} }
    const texts = { ...translation.texts, [shown.key]: { of: shown.of, text: target } }
    result.changed.set(file.file, { ...translation, texts })
    result.count += 1
  }
  return result
}

/** Finds the text that a row translates. Returns the reason if the row must not be written. */
function placeOf(row: ExchangeRow, places: readonly Place[]): Place | string {
  const inFile = places.filter(({ file }) => file.source === row.file)
  const there = inFile.find(({ shown }) => shown.key === row.key)
  const hasText = ({ shown }: Place) => comparable(shown.text) === comparable(row.source)
  const place = there && hasText(there) ? there : (inFile.find(hasText) ?? places.find(hasText))
  if (!place)
    return there
      ? `the source text is now ${JSON.stringify(there.shown.text)}, so translate it again`
      : 'the site has no such text'
  const [expected, received] = [fixedParts(place.shown.text), fixedParts(row.target)]
  return expected === received
    ? place
    : `expected the placeholders and tags ${expected || '(none)'}, received ${received || '(none)'}`
}

/** Returns a text as it is compared: spreadsheets change quotation marks, blanks and the form of accents. */
const comparable = (text: string): string =>
  keepUnits(text)
    .normalize('NFC')
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„‟]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the placeholders and tags of a text, which its translation must have too, in any order. */
const fixedParts = (text: string): string =>
  [...text.matchAll(/\{[\w.]+\}|<[^>]*>/g)]
    .map(([part]) => part)
    .toSorted()
    .join(' ')
