import { lineAt } from './line-at.ts'

/** A comment that switches a rule off at a place, with the author's reason. */
export interface Switch {
  file: string
  rule: string
  reason: string
  /** The lines on which the rule is off, counted from 1: the line of the switch and the next line. */
  lines: [from: number, to: number]
  /** Place of the switch itself. */
  at: { line: number; column: number }
}

/** A switch in JSON is a key, since JSON has no comments. The config reader removes it. */
const inJson = /"\/\/ rule-off ([\w-]*)" *: *"([^"]*)"/g
const inCode = /\/\/ *rule-off +([\w-]*)(?: *: *(.*\S)?)? *$/gm

/**
 * Returns the switches of a file: `// rule-off link-target: the page comes next week` applies to its line and the next.
 * In JSON a switch is a key: `"// rule-off link-target": "the page comes next week"`.
 */
export function switchesIn(file: string, text: string): Switch[] {
  // Most files have no switch, and this test is much faster than the pattern.
  if (!text.includes('rule-off')) return []
  return [...text.matchAll(file.endsWith('.json') ? inJson : inCode)].map((found) => {
    const [, rule = '', reason = ''] = found
    const at = lineAt(text, found.index)
    return { file, rule, reason, lines: [at.line, at.line + 1], at }
  })
}
