import { decodedPath } from '../../../schemas/shared/address.ts'
import { answers } from '../../site/joined/answers.ts'
import { lostAddresses } from '../../site/joined/broken-pages.ts'
import { likelyAddresses, type WithLinks } from '../wrong-roots.ts'
import { siteFiles } from '../site-files.ts'
import { noSuchPage, redirectProblem } from './shared/redirect-problem.ts'
import { isOwnAddress } from './shared/reserved.ts'
import { show } from '../../util/problem.ts'
import { defineRule, type Found } from '../rule.ts'

export const redirect = defineRule({
  summary: 'No redirect leads away from a page, and every redirect leads directly to a page.',
  severity: 'error',
  reads: 'configs',
  docs: `
    Each entry of \`page-configs/redirects.ts\` leads from an address that no page has to the address of a page. A chain of redirects
    costs every visitor another request, and a circle never ends. Write the final address in \`to\`.`,
  *check(project: WithLinks) {
    const { redirects } = project.config
    const paths = [
      ...project.addresses.map(({ path }) => path),
      ...lostAddresses(project),
      ...likelyAddresses(project),
    ]
    const pages = pagesByAddress(paths)
    const files = siteFiles(project.root)
    // A redirect away from a page is one finding: redirects and links to this page are right.
    const away = redirects.filter(({ from }) => !pages.has(from.toLowerCase()))
    const moved = new Map(away.map(({ from, to }) => [from, to]))
    for (const [index, { from, to }] of redirects.entries()) {
      const first = redirects.findIndex((other) => other.from === from)
      const page = pages.get(from.toLowerCase())
      const taken = { expected: 'an address that nothing has' }
      if (first !== index)
        yield redirectProblem(index, 'from', from, {
          expected: 'an old address',
          problem: `[${first}] redirects this address already`,
        })
      else if (page !== undefined)
        yield redirectProblem(index, 'from', from, {
          expected: 'an address that no page has',
          problem: `it is the page ${page}`,
        })
      else if (files.has(decodedPath(from) ?? from))
        yield redirectProblem(index, 'from', from, { ...taken, problem: 'it is a file of public/' })
      else if (isOwnAddress(from))
        yield redirectProblem(index, 'from', from, {
          ...taken,
          problem: 'this address belongs to files, which are served instead',
        })
      if (moved.has(to)) yield* detour(index, from, to, moved)
      // Comparing names is faster than comparing their parts.
      else if (!paths.includes(to) && !paths.some((path) => answers(path, to)))
        yield noSuchPage(index, to, paths)
    }
  },
})

/**
 * Returns the first page that is served at each address, in lower case. A static host also serves a page at its file
 * name, and some disks do not distinguish Retail from retail.
 */
function pagesByAddress(paths: string[]): ReadonlyMap<string, string> {
  const pages = new Map<string, string>()
  for (const path of paths.toReversed()) {
    const file = path === '/' ? '/index' : path
    for (const address of [path, file, `${file}.html`]) pages.set(address.toLowerCase(), path)
  }
  return pages
}

/** Reports a redirect to an address that redirects again. The first redirect of a circle reports the circle. */
function* detour(
  index: number,
  from: string,
  to: string,
  moved: ReadonlyMap<string, string>,
): Generator<Found> {
  const way = [to]
  for (let end: string | undefined = to; (end = moved.get(end)) !== undefined;) {
    const isCircle = way.includes(end)
    way.push(end)
    if (!isCircle) continue
    const isFirst = [...moved.keys()].find((address) => way.includes(address)) === from
    const problem = `it goes round in a circle (${way.join(' → ')})`
    if (isFirst) yield redirectProblem(index, 'to', to, { expected: 'a page', problem })
    return
  }
  const end = way.at(-1) ?? to
  const problem = `this address redirects again; write ${show(end)} here (${way.join(' → ')})`
  yield redirectProblem(index, 'to', to, { expected: 'a page', problem, fix: { replace: end } })
}
