import { addressesIn, linkedPages } from '../linked-pages.ts'
import { defineRule } from '../rule.ts'

export const noindexLinked = defineRule({
  summary: 'No page in a menu or an index is hidden from search engines.',
  severity: 'warning',
  reads: 'content',
  docs: `
    \`noindex\` keeps a page out of search engines. On a page that a menu or its index page lists, it is usually a leftover from the time
    before the page was ready.

    Remove \`noindex\`, or the link. The footer may link to such pages, for example to imprint and terms.`,
  *check(site) {
    const { headerLinks, menuLinks, tabs } = site.site
    const inMenus = addressesIn([headerLinks, menuLinks, tabs])
    const links = linkedPages(site.joined)
    for (const { pathname, loaded } of site.joined) {
      if (!loaded.page.noindex || pathname === '/' || pathname === '*') continue
      const above = pathname.replace(/\/[^/]*$/, '') || '/'
      const index = links.find(({ from, to }) => from.pathname === above && above !== '/' && to.has(pathname))
      const lister = inMenus.has(pathname) ? 'a menu' : index && index.from.loaded.file
      if (lister !== undefined)
        yield { file: loaded.file, path: ['noindex'], problem: `${lister} lists this page` }
    }
  },
})
