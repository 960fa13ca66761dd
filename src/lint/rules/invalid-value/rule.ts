import { shapeProblems } from '../../shape-problems.ts'
import { defineRule } from '../../rule.ts'

export const invalidValue = defineRule({
  summary: 'Every value is one that the schema takes.',
  severity: 'error',
  reads: 'files',
  check: shapeProblems('invalid-value'),
})
