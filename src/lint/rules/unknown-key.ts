import { shapeProblems } from '../shape-problems.ts'
import { defineRule } from '../rule.ts'

export const unknownKey = defineRule({
  summary: 'The schema knows every key.',
  severity: 'error',
  reads: 'files',
  docs: `
    The engine would ignore an unknown key without an error. \`--fix\` renames the key if a similar known key is not yet used.`,
  check: shapeProblems('unknown-key'),
})
