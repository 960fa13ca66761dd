import { plainLines } from '../../util/plain-line.ts'
import type { StoredEnquiry } from '../store/stored-enquiry.ts'

/** The mark by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Returns enquiries as CSV (RFC 4180), in which no cell is a formula for a spreadsheet. */
export function csvOf(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map(({ fields, flagged, ...own }) => ({
    ...own,
    flagged: flagged ? 'yes' : '',
    ...fields,
  }))
  const names = [...new Set([...always, ...rows.flatMap((row) => Object.keys(row))])]
  const lines = rows.map((row) => {
    const cells = new Map<string, string>(Object.entries(row))
    return names.map((name) => cellOf(cells.get(name) ?? '')).join(',')
  })
  return BYTE_ORDER_MARK + [names.map(cellOf).join(','), ...lines].join('\r\n')
}

/** Columns that an export always has, in order. */
const always = ['id', 'reference', 'receivedAt', 'answeredAt', 'flagged', 'product', 'city']

/**
 * Matches where a spreadsheet would read a formula: before these signs, in the widths of either script, at the start of a
 * cell. With the settings of many countries a cell also begins after `;` and after a line break inside quotes.
 */
const formula = /(?<=^|[;\n])(?=[^\S\n]*[=+\-@＝＋－＠])/g
/** Matches the start of digits that a spreadsheet would shorten: a first zero, or more digits than it shows. */
const digits = /^(?=0\d+$|\d{12,}$)/

function cellOf(text: string): string {
  const safe = plainLines(text).replaceAll(formula, "'").replace(digits, "'")
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
