import { writeFileSync } from 'node:fs'
import { AuthorError } from '../../../util/author-error.ts'
import type { TranslatedFile } from '../../../site/languages/translations.ts'
import type { ExchangeRow } from './exchange-row.ts'
import { toTable } from './table.ts'
import { toXliff } from './xliff.ts'

/** Writes the texts of files with their translations for a translator: a table if the path ends with `.csv`, else XLIFF. Returns their number. Throws for any other ending. */
export function exportTexts(path: string, files: readonly TranslatedFile[], language: string, tag: string) {
  if (!/\.(?:csv|xlf|xliff)$/.test(path))
    throw new AuthorError('The translations are not written', [
      { place: path, problems: ['name a file that ends with .xlf, or .csv for a table'] },
    ])
  const rows = files.flatMap(rowsOf)
  writeFileSync(path, path.endsWith('.csv') ? toTable(rows) : toXliff(rows, language, tag))
  return rows.length
}

/** Returns the texts of a file. A text that stands several times is translated once. */
function rowsOf({ source, texts }: TranslatedFile): ExchangeRow[] {
  const once = new Map(texts.toReversed().map((shown) => [shown.of, shown]))
  return texts
    .filter((shown) => once.get(shown.of) === shown)
    .map(({ key, text, target }) => ({
      file: source,
      key,
      source: text,
      target: target.text,
      state: target.state,
    }))
}
