import { sourcesOf } from '../../site/joined/sources-of.ts'
import { shapeProblems } from '../shape-problems.ts'
import { defineRule } from '../rule.ts'
import { missingComma } from './shared/missing-comma.ts'

export const unreadableFile = defineRule({
  summary: 'Every config can be read.',
  severity: 'error',
  reads: 'files',
  docs: `
    The file has a syntax error, no default export or two, an import that does not exist, or it does not run to its end. Other pages
    are still checked.`,
  *check(project) {
    const sources = sourcesOf(project)
    for (const problem of problems(project)) yield { ...problem, ...missingComma(problem, sources) }
  },
})

const problems = shapeProblems('unreadable-file')
