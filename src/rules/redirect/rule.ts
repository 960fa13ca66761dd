import { redirectsFile, type Project } from '../../config/project.ts'
import { redirectProblems } from './redirect-problems.ts'
import { defineRule, type Found } from '../rule.ts'

export const redirect = defineRule({
  summary: 'No redirect leads away from a page, and every one leads to a page at once.',
  severity: 'error',
  reads: 'configs',
  check,
})

function* check({ config: { redirects }, addresses }: Project): Generator<Found> {
  const paths = addresses.map(({ path }) => path)
  for (const problem of redirectProblems(redirects, paths)) yield { file: redirectsFile, ...problem }
}
