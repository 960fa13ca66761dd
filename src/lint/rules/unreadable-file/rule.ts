import { shapeProblems } from '../../shape-problems.ts'
import { defineRule } from '../../rule.ts'

export const unreadableFile = defineRule({
  summary: 'Every config can be read.',
  severity: 'error',
  reads: 'files',
  check: shapeProblems('unreadable-file'),
})
