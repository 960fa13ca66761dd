import { parseSync } from 'rolldown/utils'
import type { Sources } from '../../../site/joined/sources-of.ts'
import { applyEdits } from '../../../util/apply-edits.ts'
import { lineEndComma } from '../../../util/json-error.ts'
import type { Found } from '../../rule.ts'

/**
 * Returns the better place, reason and fix of a syntax error in TypeScript that one comma at the end of an earlier line
 * corrects; undefined if none does.
 */
export function missingComma(
  { file, offset }: Found,
  sources: Sources,
): Pick<Found, 'offset' | 'problem' | 'fix'> | undefined {
  const text = file.endsWith('.ts') ? sources(file) : undefined
  if (text === undefined || offset === undefined) return undefined
  for (const end of tokenEnds(text.slice(0, offset))) {
    const edit = { start: end, end, text: ',' }
    if (parseSync(file, applyEdits(text, [edit])).errors.length > 0) continue
    const problem = `cannot be read: ${lineEndComma.reason}`
    return { offset: end, problem, fix: { text: { start: end, end, instead: ',' } } }
  }
  return undefined
}

/** Returns where the last token of an earlier line may end: with what looks like a comment, or before it. */
function tokenEnds(before: string): number[] {
  const lines = before.trimEnd()
  if (!before.slice(lines.length).includes('\n')) return []
  return [lines.length, lines.replace(/\s*\/\/.*$/, '').length]
}
