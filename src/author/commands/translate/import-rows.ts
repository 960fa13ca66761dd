import { keepUnits } from '../../../../schemas/shared/keep-units.ts'
import type { Translation } from '../../../../schemas/translation.ts'
import type { TranslatedFile, TranslatedText } from '../../../site/languages/translations.ts'
import type { ExchangeRow } from './exchange-row.ts'

export interface Import {
  /** Changed translations by file. */
  changed: Map<string, Translation>
  /** Number of written translations. */
  written: number
  /** Each row that is not written, and why. */
  refused: string[]
}

/** Puts translators' rows into the translations of a language. A row belongs to its source text, wherever the text stands now. */
export function importRows(rows: readonly ExchangeRow[], files: readonly TranslatedFile[]): Import {
  const result: Import = { changed: new Map(), written: 0, refused: [] }
  for (const row of rows) {
    const target = row.target.trim()
    if (target === '' || row.state === 'missing') continue
    const match = matchOf(row, files)
    if (typeof match === 'string') result.refused.push(`${row.file} ${row.key}: ${match}: ${target}`)
    else {
      const { file, text } = match
      if (text.found.state === 'current' && text.found.text === target) continue
      const translation = result.changed.get(file.file) ?? file.translation ?? { texts: {} }
      const texts = { ...translation.texts, [text.key]: { of: text.of, text: target } }
      result.changed.set(file.file, { ...translation, texts })
      result.written++
    }
  }
  return result
}

/** Finds the text that a row translates. Returns the reason if it must not be written. */
function matchOf(
  row: ExchangeRow,
  files: readonly TranslatedFile[],
): { file: TranslatedFile; text: TranslatedText } | string {
  const file = files.find(({ source }) => source === row.file)
  if (!file) return 'the site has no such file'
  const text =
    file.texts.find(({ key, text }) => key === row.key && comparable(text) === comparable(row.source)) ??
    file.texts.find(({ text }) => comparable(text) === comparable(row.source))
  if (!text) {
    const present = file.texts.find(({ key }) => key === row.key)
    return present
      ? `its source text has changed to "${present.text}", so translate it again`
      : 'the file has no such text any more'
  }
  const [expected, received] = [fixedParts(text.text), fixedParts(row.target)]
  return expected === received
    ? { file, text }
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
