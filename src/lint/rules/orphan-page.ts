import { hasUnread } from '../../site/joined/broken-pages.ts'
import { hasPlainName } from '../plain-name.ts'
import { addressesIn, linkedPages } from '../linked-pages.ts'
import { unlistedPages } from '../unlisted-pages.ts'
import { reservedAddresses } from './shared/reserved.ts'
import { defineRule } from '../rule.ts'

export const orphanPage = defineRule({
  summary: 'A link leads to every page that search engines may find.',
  severity: 'warning',
  reads: 'content',
  docs: `
    If no menu, no block of another page and no text of the content links to a page, visitors of the site cannot find it. Search
    engines hardly find it.

    Link to the page, or write \`noindex: true\` if only people who get its address should see it.`,
  *check(site) {
    const { joined, answers } = site
    // A page or an answer that cannot be read may contain the link.
    if (hasUnread(site) || [...answers.values()].some(({ failure }) => failure)) return
    const inMenus = addressesIn(site.site)
    const menuLinks = [...site.site.headerLinks, ...site.site.menuLinks]
    const lists = new Set(menuLinks.flatMap(({ to, pagesBelow }) => (pagesBelow ? [`${to}/`] : [])))
    const linked = linkedPages(joined).flatMap(({ from, to }) =>
      [...to].filter((address) => address !== from.pathname),
    )
    // `address-clash` reports addresses that differ only in letter case.
    const ledTo = new Set([...inMenus, ...linked].map((address) => address.toLowerCase()))
    const isReserved = reservedAddresses(site.root)
    for (const page of joined) {
      const { pathname, params, loaded } = page
      if (pathname === '*' || pathname === '/' || Object.keys(params).length > 0 || loaded.page.noindex)
        continue
      // `page-file-name` reports such addresses.
      if (!hasPlainName(loaded.file) || isReserved(pathname)) continue
      // `unlisted-page` reports pages without their card.
      if (unlistedPages(site).has(page)) continue
      if (ledTo.has(pathname.toLowerCase()) || lists.has(pathname.replace(/[^/]*$/, ''))) continue
      yield {
        file: loaded.file,
        problem:
          'no menu and no other page links to this page; add a link, or noindex: true if this is intended',
      }
    }
  },
})
