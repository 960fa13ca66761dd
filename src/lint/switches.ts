import { lineAt } from './line-at.ts'

/** A rule that an author switched off at a place, with the reason. */
export interface Switch {
  file: string
  rule: string
  reason: string
  /** The lines that it speaks of, counted from 1: its own and the next. */
  lines: [from: number, to: number]
  /** Where it stands itself. */
  at: { line: number; column: number }
}

/** In JSON, which has no comments, a key that the reader takes out. */
const inJson = /"\/\/ rule-off ([\w-]*)" *: *"([^"]*)"/g
const inCode = /\/\/ *rule-off +([\w-]*)(?: *: *(.*\S)?)? *$/gm

/**
 * The rules that a file switches off: `// rule-off link-target: the page comes next week` speaks of its own line and of the
 * one below; in JSON it is a key, `"// rule-off link-target": "the page comes next week"`.
 */
export function switchesIn(file: string, text: string): Switch[] {
  return [...text.matchAll(file.endsWith('.json') ? inJson : inCode)].map((found) => {
    const [, rule = '', reason = ''] = found
    const at = lineAt(text, found.index)
    return { file, rule, reason, lines: [at.line, at.line + 1], at }
  })
}
