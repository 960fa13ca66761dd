import { shapeProblems } from '../shape-problems.ts'
import { defineRule } from '../rule.ts'

export const unreadableFile = defineRule({
  summary: 'Every config can be read.',
  severity: 'error',
  reads: 'files',
  docs: `
    The file has a fault of syntax, no default export, or imports what is not there. Other pages are checked all the same.`,
  check: shapeProblems('unreadable-file'),
})
