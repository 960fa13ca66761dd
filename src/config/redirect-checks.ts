import type { Redirect } from '../../schemas/redirects.ts'
import { nearestName } from './nearest-name.ts'

/**
 * What no redirect can know alone: nothing leads away from a page, every way ends at one, and at once. A text per
 * problem, each with the redirect's place in the list.
 */
export function redirectChecks(redirects: Redirect[], paths: string[]): string[] {
  const moved = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, index) => [
    ...fromProblems(from, index, redirects, paths),
    ...toProblems(to, index, moved, paths),
  ])
}

function fromProblems(from: string, index: number, redirects: Redirect[], paths: string[]): string[] {
  const first = redirects.findIndex((other) => other.from === from)
  if (first !== index)
    return [problem(index, 'from', 'an address of old', from, `[${first}] moves it already`)]
  // A static host serves a page's file at the file's own name, too; and not every disk tells Retail from retail.
  const taken = from.toLowerCase()
  const page = paths.find((path) =>
    [path, `${path === '/' ? '/index' : path}.html`].some((address) => address.toLowerCase() === taken),
  )
  return page === undefined
    ? []
    : [problem(index, 'from', 'an address that no page has', from, `it is the page ${page}`)]
}

function toProblems(
  to: string,
  index: number,
  moved: ReadonlyMap<string, string>,
  paths: string[],
): string[] {
  if (moved.has(to)) {
    const way = wayFrom(to, moved)
    const end = way.at(-1) ?? to
    const said =
      way.indexOf(end) < way.length - 1
        ? 'it goes round in a circle'
        : `it moves on; write ${JSON.stringify(end)} here`
    return [problem(index, 'to', 'a page', to, `${said} (${way.join(' → ')})`)]
  }
  if (paths.some((path) => answers(path, to))) return []
  const nearest = nearestName(to, paths)
  return [
    problem(
      index,
      'to',
      'a page',
      to,
      nearest ? `did you mean ${JSON.stringify(nearest)}?` : 'no page has this address',
    ),
  ]
}

/** Whether the page at this path, with `:name` for a parameter, answers an address. */
export function answers(path: string, address: string): boolean {
  const [steps, names] = [path.split('/'), address.split('/')]
  return (
    steps.length === names.length &&
    steps.every((step, index) => step === names[index] || (step.startsWith(':') && names[index] !== ''))
  )
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

/** A problem of one redirect, with its place in the list. */
export function problem(
  index: number,
  key: string,
  expected: string,
  received: string,
  said: string,
): string {
  return `[${index}].${key}\n  expected  ${expected}\n  received  ${JSON.stringify(received)}\n  ${said}`
}
