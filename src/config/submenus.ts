import type { SiteLink } from '../../schemas/shared/link.ts'
import type { MenuLink, Site } from '../../schemas/site.ts'
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

/** What the menus leave out, a line per link that has more pages beneath it than they hold. */
export function leftOutOfMenus(site: Site, pages: SiteConfig['pages']): string[] {
  const links = [...site.headerLinks, ...site.menuLinks].filter(({ pagesBelow }) => pagesBelow)
  return [...new Set(links.map(({ to }) => to))].flatMap((to) => {
    const all = linksBelow(to, pages, site.language)
    const out = all.slice(most).map((link) => link.to)
    const named = out.length > 3 ? [...out.slice(0, 3), `${out.length - 3} more`] : out
    return out.length > 0
      ? [`The menu below ${to} holds ${most} of its ${all.length} pages; it lacks ${named.join(', ')}`]
      : []
  })
}

function linksBelow(address: string, pages: SiteConfig['pages'], language: string): SiteLink[] {
  return pages
    .filter(({ path, page }) => path.startsWith(`${address}/`) && !/[:*]/.test(path) && !page.noindex)
    .map(({ path, page }) => ({ label: page.title, to: path }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
