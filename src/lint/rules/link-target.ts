import { decodedPath, oneSpelling } from '../../../schemas/shared/address.ts'
import { sitePath } from '../../../schemas/shared/link.ts'
import { nearestName } from '../../util/nearest-name.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { siteFiles } from '../site-files.ts'
import { strayRoots } from '../stray-roots.ts'
import { likelyAddresses } from '../wrong-roots.ts'
import { writtenAs } from '../written-values.ts'
import { anchorCheck } from './shared/anchor-check.ts'

export const linkTarget = defineRule({
  summary: 'Every link of a config leads to the current address of a page, and to a block that the page has.',
  severity: 'error',
  reads: 'content',
  docs: `
    A button, card, menu entry or breadcrumb without a page leads the visitor to the not-found page. The rule \`content-link\` checks
    links in the content. Letter case matters in addresses. An address that has moved still works, but costs every visitor a request.
    An anchor that no block of the page has leads to the top of the page. Articles and other pages with a parameter in their address
    are valid targets if the content has an entry for them.

    Write the address of the page, or add the page. Settings such as \`defaults.articlePages\` need a page below their address, but no
    page at that address.`,
  *check(site) {
    const problemOf = linkCheck(site)
    for (const { file, path, value } of writtenAs(site, 'site-path')) {
      // `invalid-value` reports a value that is no path.
      const problem = sitePathSchema.safeParse(value).success ? problemOf(value) : undefined
      if (problem) yield { file, path, ...problem }
    }
    for (const { root: _, ...found } of strayRoots(site)) yield found
  },
})

const sitePathSchema = sitePath()

/** Returns a function that returns the problem of a link, or undefined for a valid link. */
function linkCheck(site: JoinedSite): (link: string) => Omit<Found, 'file'> | undefined {
  const moved = new Map(site.config.redirects.map(({ from, to }) => [from, to]))
  const anchorProblem = anchorCheck(site)
  const pages = new Set(site.joined.map(({ pathname }) => pathname))
  const known = [...pages].filter((pathname) => pathname !== '*')
  const files = siteFiles(site.root)
  return (link) => {
    const written = link.replace(/[?#].*$/s, '')
    const pathname = oneSpelling(written)
    const withRest = (address: string) => ({ replace: link.replace(written, () => address) })
    const received = JSON.stringify(link)
    const isPage = pages.has(pathname)
    const now = isPage ? undefined : moved.get(pathname)
    if (now !== undefined) return { problem: `the page has moved to ${now}`, received, fix: withRest(now) }
    if (isPage) return anchorProblem(link)
    // `kind-root` reports a wrong root of the pages that such links mean.
    if (likelyAddresses(site).has(pathname)) return undefined
    if (site.opens(pathname) || files.has(decodedPath(pathname) ?? pathname)) return undefined
    const nearest = nearestName(pathname, known)
    return {
      expected: 'the address of a page',
      received,
      nearest,
      fix: nearest === undefined ? undefined : withRest(nearest),
    }
  }
}
