import { movedOf } from '../../../schemas/redirects.ts'
import { decodedPath } from '../../../schemas/shared/address.ts'
import { redirectsFile } from '../../site/config/project.ts'
import { lostAddresses } from '../../site/joined/broken-pages.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { siteFiles } from '../site-files.ts'
import { isOwnAddress } from './shared/reserved.ts'
import { valueText } from '../../util/problem.ts'
import { defineRule, type Found } from '../rule.ts'
import { unshownProblem } from '../unshown-problem.ts'

export const redirect = defineRule({
  summary: 'No redirect leads away from a page, and every redirect leads directly to a page.',
  severity: 'error',
  reads: 'content',
  docs: `
    Each entry of \`page-configs/redirects.ts\` leads from an address that no page has to the address of a page. An article that the content
    service lists is a page too. A chain of redirects costs every visitor another request, and a circle never ends. Write the final
    address in \`to\`.`,
  *check(site) {
    const { redirects } = site.config
    const published = [...site.joined, ...site.translated].map(({ pathname }) => pathname)
    const paths = [...published, ...site.addresses.map(({ path }) => path), ...lostAddresses(site)]
    const pages = pagesByAddress(paths)
    const files = siteFiles(site.root)
    // A redirect away from a page is one finding: redirects and links to this page are right.
    const away = movedOf(redirects).filter(({ from }) => !pages.has(from.toLowerCase()))
    const moved = new Map(away.map(({ from, to }) => [from, to]))
    for (const [index, { from, to }] of redirects.entries()) {
      const first = redirects.findIndex((other) => other.from === from)
      const page = pages.get(from.toLowerCase())
      const taken = { expected: 'an address that nothing has' }
      if (first !== index)
        yield problemAt(index, 'from', from, {
          expected: 'an old address',
          problem: `[${first}] redirects this address already`,
        })
      else if (page !== undefined)
        yield problemAt(index, 'from', from, {
          expected: 'an address that no page has',
          problem: `it is the page ${page}`,
        })
      else if (files.has(decodedPath(from) ?? from))
        yield problemAt(index, 'from', from, { ...taken, problem: 'it is a file of public/' })
      else if (isOwnAddress(from))
        yield problemAt(index, 'from', from, {
          ...taken,
          problem: 'this address belongs to files, which are served instead',
        })
      if (to === undefined) continue
      if (moved.has(to)) yield* detour(index, from, to, moved)
      else if (!site.opens(to)) {
        const unshown = unshownProblem(site, to, { file: redirectsFile })
        yield unshown ? problemAt(index, 'to', to, unshown) : noSuchPage(index, to, paths)
      }
    }
  },
})

const problemAt = (
  index: number,
  key: 'from' | 'to',
  address: string,
  details: Omit<Found, 'file' | 'path'>,
): Found => ({ file: redirectsFile, path: [index, key], value: decodedPath(address) ?? address, ...details })

function noSuchPage(index: number, to: string, paths: string[]): Found {
  const nearest = nearestName(
    to,
    paths.filter((path) => !/[:*]/.test(path)),
  )
  const details =
    nearest === undefined ? { problem: 'no page has this address' } : { nearest, fix: { replace: nearest } }
  return problemAt(index, 'to', to, { expected: 'a page', ...details })
}

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
    if (isFirst) yield problemAt(index, 'to', to, { expected: 'a page', problem })
    return
  }
  const end = way.at(-1) ?? to
  const problem = `this address redirects again; write ${valueText(end)} here (${way.join(' → ')})`
  yield problemAt(index, 'to', to, { expected: 'a page', problem, fix: { replace: end } })
}
