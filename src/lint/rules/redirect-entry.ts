import { isOpen } from '../../site/joined/open-pages.ts'
import { answers } from '../../site/joined/answers.ts'
import { noSuchPage, redirectProblem } from './shared/redirect-problem.ts'
import { defineRule } from '../rule.ts'

export const redirectEntry = defineRule({
  summary:
    'No redirect leads away from an entry of the content, such as an article, or to an entry that does not exist.',
  severity: 'error',
  reads: 'content',
  docs: `
    The rule \`redirect\` checks only the pages of configs. The content service lists the articles. The address of a listed article is a
    page, so a redirect from it has no effect. Any other article address leads to no page. Correct or remove the redirect.`,
  *check({ config, joined, opens }) {
    const entries = joined.filter(({ pathname, loaded }) => pathname !== '*' && pathname !== loaded.path)
    const listed = new Set(entries.map(({ pathname }) => pathname))
    const paths = new Set(
      [...entries.map(({ loaded }) => loaded), ...config.pages.filter(isOpen)].map(({ path }) => path),
    )
    const published = joined.map(({ pathname }) => pathname)
    for (const [index, { from, to }] of config.redirects.entries()) {
      if (listed.has(from))
        yield redirectProblem(index, 'from', from, {
          expected: 'an address that no page has',
          problem: 'it is published',
        })
      const isEntry = [...paths].some((path) => answers(path, to))
      if (isEntry && !opens(to)) yield noSuchPage(index, to, published)
    }
  },
})
