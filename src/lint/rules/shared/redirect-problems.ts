import { decodedPath } from '../../../../schemas/shared/address.ts'
import { answers } from '../../../site/joined/answers.ts'
import type { Redirect } from '../../../../schemas/redirects.ts'
import { nearestName } from '../../../util/nearest-name.ts'
import { show } from '../../../util/problem.ts'
import type { Found } from '../../rule.ts'

/** A problem of one redirect. */
export type RedirectProblem = Omit<Found, 'file'> & { path: [number, 'from' | 'to'] }

/** Checks all redirects together: none leads away from a page, and each leads directly to a page. */
export function redirectProblems(redirects: Redirect[], paths: string[]): RedirectProblem[] {
  const pages = pagesByAddress(paths)
  // A redirect away from a page is one finding: redirects and links to this page are right.
  const away = redirects.filter(({ from }) => !pages.has(from.toLowerCase()))
  const moved = new Map(away.map(({ from, to }) => [from, to]))
  return redirects.flatMap((redirect, index) => [
    ...fromProblems(redirect.from, index, redirects, pages.get(redirect.from.toLowerCase())),
    ...toProblems(redirect, index, moved, paths),
  ])
}

/**
 * Returns the first page that is served at each address, in lower case. A static host also serves a page at its file
 * name, and some disks do not distinguish Retail from retail.
 */
export function pagesByAddress(paths: string[]): ReadonlyMap<string, string> {
  const pages = new Map<string, string>()
  for (const path of paths.toReversed()) {
    pages.set(path.toLowerCase(), path)
    const file = path === '/' ? '/index' : path
    pages.set(file.toLowerCase(), path)
    pages.set(`${file}.html`.toLowerCase(), path)
  }
  return pages
}

function fromProblems(
  from: string,
  index: number,
  redirects: Redirect[],
  page: string | undefined,
): RedirectProblem[] {
  const first = redirects.findIndex((other) => other.from === from)
  if (first !== index) {
    const problem = redirectProblem(index, 'from', 'an old address', from)
    return [{ ...problem, problem: `[${first}] redirects this address already` }]
  }
  if (page === undefined) return []
  const details = redirectProblem(index, 'from', 'an address that no page has', from)
  return [{ ...details, problem: `it is the page ${page}` }]
}

function toProblems(
  { from, to }: Redirect,
  index: number,
  moved: ReadonlyMap<string, string>,
  paths: string[],
): RedirectProblem[] {
  if (moved.has(to)) {
    const way = wayFrom(to, moved)
    const end = way.at(-1) ?? to
    const isCircle = way.indexOf(end) < way.length - 1
    const details = redirectProblem(index, 'to', 'a page', to)
    const steps = way.join(' → ')
    if (isCircle) {
      // The first redirect of a circle reports the circle.
      const isFirst = [...moved.keys()].find((address) => way.includes(address)) === from
      return isFirst ? [{ ...details, problem: `it goes round in a circle (${steps})` }] : []
    }
    return [
      {
        ...details,
        problem: `this address redirects again; write ${show(end)} here (${steps})`,
        fix: { replace: end },
      },
    ]
  }
  // Comparing names is faster than comparing their parts.
  return paths.includes(to) || paths.some((path) => answers(path, to)) ? [] : [noSuchPage(index, to, paths)]
}

/** Returns the problem of a redirect to an address that no page has. */
export function noSuchPage(index: number, to: string, paths: string[]): RedirectProblem {
  const nearest = nearestName(to, paths)
  const details = redirectProblem(index, 'to', 'a page', to)
  if (nearest === undefined) return { ...details, problem: 'no page has this address' }
  return { ...details, nearest, fix: { replace: nearest } }
}

/** Returns the addresses that a redirect passes, up to the last redirect or the first repeated address. */
function wayFrom(from: string, moved: ReadonlyMap<string, string>): string[] {
  const way = [from]
  for (let next = moved.get(from); next !== undefined; next = moved.get(next)) {
    const isRepeated = way.includes(next)
    way.push(next)
    if (isRepeated) break
  }
  return way
}

/** Creates the problem of one redirect. */
export const redirectProblem = (
  index: number,
  key: 'from' | 'to',
  expected: string,
  received: string,
): RedirectProblem => ({ path: [index, key], expected, value: decodedPath(received) ?? received })
