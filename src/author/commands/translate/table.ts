import papa from 'papaparse'
import type { ExchangeRow } from './exchange-row.ts'

const columns = ['place', 'source', 'translation', 'state'] as const

/** Matches the sign in front of a text that a spreadsheet would read as a formula. */
const guard = /^'(?=[=+\-@\t\r])/

/** Returns rows as CSV for spreadsheets: with the mark of UTF-8, and without formulas. */
export const toTable = (rows: readonly ExchangeRow[]): string =>
  `\uFEFF${papa.unparse(
    {
      fields: [...columns],
      data: rows.map(({ file, key, source, target, state }) => [`${file} ${key}`, source, target, state]),
    },
    { escapeFormulae: true },
  )}\r\n`

/** Returns the rows of a table, whose cells may be parted by commas, semicolons or tabs. Throws if it has other columns. */
export function fromTable(text: string): ExchangeRow[] {
  const { data, meta } = papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' })
  const absent = columns.slice(0, 3).filter((name) => !meta.fields?.includes(name))
  if (absent.length > 0)
    throw new Error(`its first line lacks ${absent.join(', ')}. Keep the names of the columns as exported`)
  return data.map(({ place = '', source = '', translation = '', state }) => {
    const [file = '', ...key] = place.split(' ')
    const rowState = state === 'missing' || state === 'stale' ? state : 'current'
    return { file, key: key.join(' '), source: cell(source), target: cell(translation), state: rowState }
  })
}

/** Returns the text of a cell without what spreadsheets add. */
const cell = (value: string): string => value.replace(guard, '').replaceAll('\r\n', '\n')
