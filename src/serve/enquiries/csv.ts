import { plainLines, shortened } from '../../util/plain-line.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'

/** The mark by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Maximum characters of a cell in Excel, which writes the rest into other rows. */
const MAX_CELL_LENGTH = 32_767

/**
 * Returns enquiries as CSV, in which no cell is a formula for a spreadsheet. Where numbers have a decimal comma,
 * spreadsheets expect semicolons between cells.
 */
export function csvOf(enquiries: readonly StoredEnquiry[], language: string): string {
  const separator = new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ','
  const rows = enquiries.map(({ fields, flagged, ...columns }) => ({
    ...columns,
    flagged: flagged ? 'yes' : '',
    ...fields,
  }))
  const names = [...new Set([...always, ...rows.flatMap((row) => Object.keys(row))])]
  const lines = rows.map((row) => {
    const cells = new Map<string, string>(Object.entries(row))
    return names.map((name) => cellOf(cells.get(name) ?? '')).join(separator)
  })
  const header = names.map((name) => cellOf(name.replace(/^field_/, '')))
  return BYTE_ORDER_MARK + [header.join(separator), ...lines].join('\r\n')
}

/** Columns that an export always has, in order. */
const always = ['id', 'reference', 'receivedAt', 'answeredAt', 'flagged', 'product', 'city']

/**
 * Matches where a spreadsheet would read a formula: before these signs, in the widths of either script, at the start of a
 * cell. With the settings of many countries a cell also begins after `;` and after a line break inside quotes.
 */
const formula = /(?<=^|[;\n])(?=[^\S\n]*[=+\-@＝＋－＠])/g
/**
 * Matches the start of digits that a spreadsheet would change: a first zero, more digits than it shows, a date or a time,
 * or an exponent.
 */
const digits = /^(?=0\d+$|\d{12,}$|\d+(?:[-/.:]\d+){1,2}\.?$|\d+e\d+$)/i

function cellOf(text: string): string {
  const marked = plainLines(text).replaceAll(formula, "'").replace(digits, "'")
  const safe = shortened(marked, MAX_CELL_LENGTH - 1)
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
