import type { Submenus } from '../shell/add-submenus.ts'
import type { SiteConfig } from './load-config.ts'

/** A menu of more is none; the link above it leads to all of them. */
const most = 24

/** The pages beneath the links that list them: those whose configs lie there and that search engines may list, by title. */
export function submenusOf({ site, pages }: Pick<SiteConfig, 'site' | 'pages'>): Submenus {
  const listing = [...site.headerLinks, ...site.menuLinks].filter(({ pagesBelow }) => pagesBelow)
  const linksBelow = (address: string) =>
    pages
      .filter(({ path, page }) => path.startsWith(`${address}/`) && !/[:*]/.test(path) && !page.noindex)
      .map(({ path, page }) => ({ label: page.title, to: path }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
      .slice(0, most)
  return Object.fromEntries(listing.map(({ to }) => [to, linksBelow(to)]))
}
