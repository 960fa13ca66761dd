import { redirectsFile, type Project } from '../../site/config/project.ts'
import { lostAddresses } from '../../site/joined/broken-pages.ts'
import { siteFiles } from '../site-files.ts'
import { redirectProblem, redirectProblems } from './shared/redirect-problems.ts'
import { defineRule, type Found } from '../rule.ts'

export const redirect = defineRule({
  summary: 'No redirect leads away from a page, and every one leads to a page at once.',
  severity: 'error',
  reads: 'configs',
  docs: `
    Each entry of \`page-configs/redirects.ts\` is one hop: from an address that no page has, to the page itself. A chain costs every
    visitor a further request, and a circle never ends.`,
  check,
})

function* check(project: Project): Generator<Found> {
  const { redirects } = project.config
  const paths = [...project.addresses.map(({ path }) => path), ...lostAddresses(project)]
  for (const problem of redirectProblems(redirects, paths)) yield { file: redirectsFile, ...problem }
  const files = siteFiles(project.root)
  for (const [index, { from }] of redirects.entries()) {
    if (!files.has(from)) continue
    const said = redirectProblem(index, 'from', 'an address that nothing has', from)
    yield { file: redirectsFile, ...said, problem: 'it is a file of public/' }
  }
}
