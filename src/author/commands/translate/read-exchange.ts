import { readFileSync } from 'node:fs'
import { AuthorError } from '../../../util/author-error.ts'
import type { ExchangeRow } from './exchange-row.ts'
import { fromTable } from './table.ts'
import { fromXliff } from './xliff.ts'

/** Reads a file of a translator: XLIFF, or a table as CSV. Throws an author's error if it is neither. */
export function readExchange(path: string): ExchangeRow[] {
  try {
    const text = decoded(readFileSync(path))
    return /^\s*</.test(text) ? fromXliff(text) : fromTable(text)
  } catch (error) {
    const { code, message } = Object(error)
    const problem = code === 'ENOENT' ? 'there is no such file' : String(message)
    throw new AuthorError('The translations cannot be read', [{ place: path, problems: [problem] }])
  }
}

/** Decodes UTF-8 or, as some spreadsheets write, UTF-16 by its mark. Throws for any other encoding: its letters would be lost. */
function decoded(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  const encoding = mark === 0xff_fe ? 'utf-16le' : mark === 0xfe_ff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error('it is not in UTF-8. Save it as "CSV UTF-8"')
  }
}
