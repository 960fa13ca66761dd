import type { Redirect } from '../../../schemas/redirects.ts'
import { answers, problem } from '../../config/redirect-checks.ts'
import { nearestName } from '../../config/nearest-name.ts'
import type { KnownPage } from './known-pages.ts'
import { AuthorError } from '../../config/author-error.ts'

/** Throws an `AuthorError` where a redirect leads away from a published page, or to an article that there is not. */
export function checkRedirects(redirects: Redirect[], plan: KnownPage[]): void {
  const known = plan.map(({ pathname, path }) => ({ pathname, path }))
  const problems = publishedRedirectProblems(redirects, known)
  if (problems.length === 0) return
  throw new AuthorError('Some redirects are wrong', [{ place: 'page-configs/redirects.ts', problems }])
}

/** What is wrong with redirects once it is known which articles there are; a text per problem. */
export function publishedRedirectProblems(
  redirects: Redirect[],
  known: { pathname: string; path: string }[],
): string[] {
  const published = known.map(({ pathname }) => pathname)
  return redirects.flatMap(({ from, to }, index) => {
    const problems: string[] = []
    if (published.includes(from)) {
      problems.push(problem(index, 'from', 'an address that no page has', from, 'it is published'))
    }
    // A page whose addresses are all known, such as an article's, answers no others.
    const listed = known.some(({ path, pathname }) => path !== pathname && answers(path, to))
    if (listed && !published.includes(to)) {
      const nearest = nearestName(to, published)
      const said = nearest ? `did you mean ${JSON.stringify(nearest)}?` : 'there is none at this address'
      problems.push(problem(index, 'to', 'a page', to, said))
    }
    return problems
  })
}
