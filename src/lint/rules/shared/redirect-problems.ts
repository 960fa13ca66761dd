import { answers } from '../../../site/joined/answers.ts'
import type { Redirect } from '../../../../schemas/redirects.ts'
import { nearestName } from '../../../util/nearest-name.ts'
import { show } from '../../../util/problem.ts'
import type { Found } from '../../rule.ts'

/** A problem of one redirect. */
export type RedirectProblem = Omit<Found, 'file'> & { path: [number, 'from' | 'to'] }

/**
 * What no redirect can know alone: nothing leads away from a page, every way ends at one, and at once.
 */
export function redirectProblems(redirects: Redirect[], paths: string[]): RedirectProblem[] {
  const moved = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, index) => [
    ...fromProblems(from, index, redirects, paths),
    ...toProblems(to, index, moved, paths),
  ])
}

function fromProblems(
  from: string,
  index: number,
  redirects: Redirect[],
  paths: string[],
): RedirectProblem[] {
  const first = redirects.findIndex((other) => other.from === from)
  if (first !== index) {
    const said = redirectProblem(index, 'from', 'an address of old', from)
    return [{ ...said, problem: `[${first}] moves it already` }]
  }
  // A static host serves a page's file at the file's own name, too; and not every disk tells Retail from retail.
  const taken = from.toLowerCase()
  const page = paths.find((path) =>
    [path, `${path === '/' ? '/index' : path}.html`].some((address) => address.toLowerCase() === taken),
  )
  if (page === undefined) return []
  const said = redirectProblem(index, 'from', 'an address that no page has', from)
  return [{ ...said, problem: `it is the page ${page}` }]
}

function toProblems(
  to: string,
  index: number,
  moved: ReadonlyMap<string, string>,
  paths: string[],
): RedirectProblem[] {
  if (moved.has(to)) {
    const way = wayFrom(to, moved)
    const end = way.at(-1) ?? to
    const circle = way.indexOf(end) < way.length - 1
    const said = redirectProblem(index, 'to', 'a page', to)
    const steps = way.join(' → ')
    if (circle) return [{ ...said, problem: `it goes round in a circle (${steps})` }]
    return [{ ...said, problem: `it moves on; write ${show(end)} here (${steps})`, fix: { replace: end } }]
  }
  return paths.some((path) => answers(path, to)) ? [] : [noSuchPage(index, to, paths)]
}

/** What is to be said of a redirect to an address that is none of these. */
export function noSuchPage(index: number, to: string, paths: string[]): RedirectProblem {
  const nearest = nearestName(to, paths)
  const said = redirectProblem(index, 'to', 'a page', to)
  if (nearest === undefined) return { ...said, problem: 'no page has this address' }
  return { ...said, nearest, fix: { replace: nearest } }
}

/** Where a moved address leads, step by step; ends where nothing moves on, or where the way meets itself. */
function wayFrom(from: string, moved: ReadonlyMap<string, string>): string[] {
  const way = [from]
  for (let next = moved.get(from); next !== undefined; next = moved.get(next)) {
    const met = way.includes(next)
    way.push(next)
    if (met) break
  }
  return way
}

/** A problem of one redirect. */
export const redirectProblem = (
  index: number,
  key: 'from' | 'to',
  expected: string,
  received: string,
): RedirectProblem => ({ path: [index, key], expected, received: show(received) })
