import { shapeProblems } from '../shape-problems.ts'
import { defineRule } from '../rule.ts'

export const unknownKey = defineRule({
  summary: 'Every key is one that the schema knows.',
  severity: 'error',
  reads: 'files',
  docs: `
    A key that nobody reads would be dropped without a word. \`--fix\` renames it where a known key is near and not taken.`,
  check: shapeProblems('unknown-key'),
})
