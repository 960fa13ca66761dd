import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { addressesIn, linkedPages } from '../linked-pages.ts'
import { defineRule, type Found } from '../rule.ts'

export const noindexLinked = defineRule({
  summary: 'What a menu or an index lists may be found by search engines, too.',
  severity: 'warning',
  reads: 'content',
  docs: `
    \`noindex\` keeps a page out of search engines. On one that a menu or the index above it lists it is most often left over from the time
    before the page was ready.

    Remove \`noindex\`, or the link. The footer may link to such pages: imprint and terms stand there.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  const { headerLinks, menuLinks, tabs } = site.site
  const inMenus = addressesIn([headerLinks, menuLinks, tabs])
  const links = linkedPages(site)
  for (const { pathname, loaded } of site.joined) {
    if (!loaded.page.noindex || pathname === '/' || pathname === '*') continue
    const above = pathname.replace(/\/[^/]*$/, '') || '/'
    const index = links.find(({ from, to }) => from.pathname === above && above !== '/' && to.has(pathname))
    const lister = inMenus.has(pathname) ? 'a menu' : index && index.from.loaded.file
    if (lister !== undefined)
      yield { file: loaded.file, path: ['noindex'], problem: `${lister} lists this page` }
  }
}
