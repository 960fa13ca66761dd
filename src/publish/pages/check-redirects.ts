import type { Redirect } from '../../../schemas/redirects.ts'
import { linesOf, placeOf } from '../../config/problem.ts'
import { redirectsFile } from '../../config/project.ts'
import {
  answers,
  noSuchPage,
  redirectProblem,
  type RedirectProblem,
} from '../../rules/redirect/redirect-problems.ts'
import type { KnownPage } from '../../site-content/known-pages.ts'
import { AuthorError } from '../../config/author-error.ts'

/** Throws an `AuthorError` where a redirect leads away from a published page, or to an article that there is not. */
export function checkRedirects(redirects: Redirect[], plan: KnownPage[]): void {
  const known = plan.map(({ pathname, path }) => ({ pathname, path }))
  const problems = publishedRedirectProblems(redirects, known)
  if (problems.length === 0) return
  const said = problems.map((problem) =>
    [placeOf(problem.path, redirects), ...linesOf(problem).map((line) => `  ${line}`)].join('\n'),
  )
  throw new AuthorError('Some redirects are wrong', [{ place: redirectsFile, problems: said }])
}

/** What is wrong with redirects once it is known which articles there are. */
export function publishedRedirectProblems(
  redirects: Redirect[],
  known: { pathname: string; path: string }[],
): RedirectProblem[] {
  const published = known.map(({ pathname }) => pathname)
  return redirects.flatMap(({ from, to }, index) => {
    const problems: RedirectProblem[] = []
    if (published.includes(from)) {
      const said = redirectProblem(index, 'from', 'an address that no page has', from)
      problems.push({ ...said, problem: 'it is published' })
    }
    // A page whose addresses are all known, such as an article's, answers no others.
    const listed = known.some(({ path, pathname }) => path !== pathname && answers(path, to))
    if (listed && !published.includes(to)) problems.push(noSuchPage(index, to, published))
    return problems
  })
}
