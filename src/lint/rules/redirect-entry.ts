import { redirectsFile } from '../../site/config/project.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { answers } from '../../site/joined/answers.ts'
import { noSuchPage, redirectProblem } from './shared/redirect-problems.ts'
import { defineRule, type Found } from '../rule.ts'

export const redirectEntry = defineRule({
  summary:
    'No redirect leads away from an entry that the service lists, such as an article, or to one that it does not.',
  severity: 'error',
  reads: 'content',
  docs: `
    \`redirect\` knows the pages of the configs alone. Which articles there are the content service says: an address that it lists has a
    page of its own, and one that it does not list answers nothing.`,
  check,
})

function* check({ config, joined }: JoinedSite): Generator<Found> {
  const entries = joined.filter(({ pathname, loaded }) => pathname !== '*' && pathname !== loaded.path)
  const listed = new Set(entries.map(({ pathname }) => pathname))
  const paths = new Set(entries.map(({ loaded }) => loaded.path))
  const published = joined.map(({ pathname }) => pathname)
  for (const [index, { from, to }] of config.redirects.entries()) {
    if (listed.has(from)) {
      const said = redirectProblem(index, 'from', 'an address that no page has', from)
      yield { file: redirectsFile, ...said, problem: 'it is published' }
    }
    const isEntry = [...paths].some((path) => answers(path, to))
    if (isEntry && !published.includes(to)) yield { file: redirectsFile, ...noSuchPage(index, to, published) }
  }
}
