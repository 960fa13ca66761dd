import { shapeProblems } from '../shape-problems.ts'
import { defineRule } from '../rule.ts'

export const invalidValue = defineRule({
  summary: 'Every value is valid for its schema.',
  severity: 'error',
  reads: 'files',
  docs: `
    The schemas in \`schemas/\` define the values of each option. The finding names the place, the expected value and the written value.
    If a known name is similar, \`--fix\` writes that name.`,
  check: shapeProblems('invalid-value'),
})
