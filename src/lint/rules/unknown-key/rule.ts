import { shapeProblems } from '../../shape-problems.ts'
import { defineRule } from '../../rule.ts'

export const unknownKey = defineRule({
  summary: 'Every key is one that the schema knows.',
  severity: 'error',
  reads: 'files',
  check: shapeProblems('unknown-key'),
})
