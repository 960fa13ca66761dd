import { hasPlainName } from '../plain-name.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { addressesIn, linkedPages } from '../linked-pages.ts'
import { isReserved } from './shared/reserved.ts'
import { defineRule, type Found } from '../rule.ts'

export const orphanPage = defineRule({
  summary: 'Something leads to every page that may be found.',
  severity: 'warning',
  reads: 'content',
  docs: `
    A page that no menu, no block of another page and no text of the content leads to is found by nobody who comes to the site, and
    hardly by search engines.

    Link to it, or give it \`noindex: true\` where it is meant for those alone who are sent its address.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  const { joined, answers, addresses, config } = site
  // Whatever cannot be read may be what leads there.
  if (addresses.length > config.pages.length || [...answers.values()].some(({ failure }) => failure)) return
  const inMenus = addressesIn(site.site)
  const lists = [...site.site.headerLinks, ...site.site.menuLinks].flatMap((link) =>
    link.pagesBelow ? [link.to] : [],
  )
  const linked = linkedPages(site).flatMap(({ from, to }) =>
    [...to].filter((address) => address !== from.pathname),
  )
  // Of addresses that differ in letter case alone `address-clash` speaks.
  const ledTo = new Set([...inMenus, ...linked].map((address) => address.toLowerCase()))
  for (const { pathname, params, loaded } of joined) {
    if (pathname === '*' || pathname === '/' || Object.keys(params).length > 0 || loaded.page.noindex)
      continue
    // Such an address is wrong itself, and told by a rule of its own.
    if (!hasPlainName(loaded.file) || isReserved(pathname, site.root)) continue
    // That a menu has no room for all pages below its link is told by `menu-overflow`.
    if (ledTo.has(pathname.toLowerCase()) || lists.some((above) => pathname.startsWith(`${above}/`))) continue
    yield {
      file: loaded.file,
      problem: 'no menu and no other page leads here; noindex: true says that this is meant',
    }
  }
}
