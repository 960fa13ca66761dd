import { addressesIn, linkedPages } from '../linked-pages.ts'
import { defineRule } from '../rule.ts'

export const noindexLinked = defineRule({
  summary: 'No page in a menu or an index is hidden from search engines.',
  severity: 'warning',
  reads: 'content',
  docs: `
    \`noindex\` keeps a page out of search engines. On a page that a menu lists, it is usually a leftover from the time before the page
    was ready. So it is on a page that the index above it lists, with others.

    Remove \`noindex\`, or the link. The footer may link to such pages, for example to imprint and terms.`,
  *check(site) {
    const { headerLinks, menuLinks, tabs } = site.site
    const inMenus = addressesIn([headerLinks, menuLinks, tabs])
    const links = linkedPages(site.joined)
    for (const { pathname, loaded } of site.joined) {
      if (!loaded.page.noindex || pathname === '/' || pathname === '*') continue
      const above = pathname.replace(/\/[^/]*$/, '') || '/'
      const index = links.find(({ from, to }) => from.pathname === above && above !== '/' && to.has(pathname))
      // One page below a page, such as the sheet of a product, makes no list.
      const listed = [...(index?.to ?? [])].filter((to) => to.startsWith(`${above}/`))
      const lister = inMenus.has(pathname) ? 'a menu' : listed.length > 1 && index?.from.loaded.file
      if (lister) yield { file: loaded.file, path: ['noindex'], problem: `${lister} lists this page` }
    }
  },
})
