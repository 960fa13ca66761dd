import type { SiteLink } from '../../../schemas/shared/link.ts'
import type { MenuLink, Site } from '../../../schemas/site.ts'
import type { SiteConfig } from './site-config.ts'

/** A menu of more is none; the link above it leads to all of them. */
const most = 24

/**
 * The site's settings with the pages beneath the links that list them: those whose configs lie there and that search
 * engines may list, by title.
 */
export function withSubmenus(site: Site, pages: SiteConfig['pages']): Site {
  const fill = (link: MenuLink) =>
    link.pagesBelow
      ? { ...link, links: [...link.links, ...linksBelow(link.to, pages, site.language).slice(0, most)] }
      : link
  return { ...site, headerLinks: site.headerLinks.map(fill), menuLinks: site.menuLinks.map(fill) }
}

/** The links that a menu has no room for beneath one to this address. */
export const leftOutBelow = (address: string, pages: SiteConfig['pages'], language: string): SiteLink[] =>
  linksBelow(address, pages, language).slice(most)

function linksBelow(address: string, pages: SiteConfig['pages'], language: string): SiteLink[] {
  return pages
    .filter(({ path, page }) => path.startsWith(`${address}/`) && !/[:*]/.test(path) && !page.noindex)
    .map(({ path, page }) => ({ label: page.title, to: path }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
