import { applyEdits, type Edit } from '../util/apply-edits.ts'
import type { Finding } from './finding.ts'
import { keyText, sourceText } from './source-text.ts'
import type { Sources } from '../site/joined/sources-of.ts'

/** A file with its text before and after fixes. */
export interface FixedFile {
  file: string
  before: string
  after: string
}

/**
 * Applies the fixes of findings to the source texts. Returns only files that change.
 * Of two overlapping fixes the later one in the text is applied; the next run applies the other.
 */
export function fixFindings(findings: Finding[], sources: Sources): FixedFile[] {
  const files = new Set(findings.map(({ file }) => file))
  return [...files].flatMap((file) => {
    const before = sources(file)
    if (before === undefined) return []
    const edits = findings
      .filter((finding) => finding.file === file)
      .flatMap((finding) => editOf(finding, before))
    const after = applyEdits(before, apart(edits))
    return after === before ? [] : [{ file, before, after }]
  })
}

function editOf({ fix, written, file }: Finding, source: string): Edit[] {
  if (fix && 'text' in fix) return [{ ...fix.text, text: fix.text.instead }]
  // An inexact place is only a parent of the value: a fix there would change other values.
  if (!fix || !written?.exact) return []
  if ('replace' in fix) return [{ ...written.value, text: sourceText(fix.replace, file) }]
  if ('renameKey' in fix) return written.key ? [{ ...written.key, text: keyText(fix.renameKey, file) }] : []
  return [{ ...withComma(written.whole, source), text: '' }]
}

/** Extends a span over its comma and blanks: the comma after it, or the comma before the last entry. */
export function withComma(
  { start, end }: { start: number; end: number },
  source: string,
): Omit<Edit, 'text'> {
  const [blanks = ''] = /\s*$/.exec(source.slice(0, start)) ?? []
  const [after] = /^\s*,/.exec(source.slice(end)) ?? []
  if (after !== undefined) return { start: start - blanks.length, end: end + after.length }
  const before = source.slice(0, start - blanks.length)
  return { start: before.endsWith(',') ? before.length - 1 : before.length, end }
}

/** Returns the edits from the last to the first, without those that overlap a later edit. */
function apart(edits: Edit[]): Edit[] {
  let last = Infinity
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (end > last) return false
      last = start
      return true
    })
}
