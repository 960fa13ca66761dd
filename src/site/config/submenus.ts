import type { SiteLink } from '../../../schemas/shared/link.ts'
import type { MenuLink, Site } from '../../../schemas/site.ts'
import { heroOf } from './fill-previews.ts'
import type { SiteConfig } from './site-config.ts'

/** Maximum number of listed pages below a link. The link itself leads to all of them. */
const MAX_LINKS = 24

/**
 * Returns the site's settings with the pages directly below each link that lists them, by title after those that it names.
 * Pages that search engines must not list are omitted.
 */
export function withSubmenus(site: Site, pages: SiteConfig['pages']): Site {
  const fill = (link: MenuLink) =>
    link.pagesBelow
      ? { ...link, links: [...link.links, ...linksBelow(link, pages, site.language).slice(0, MAX_LINKS)] }
      : link
  return { ...site, headerLinks: site.headerLinks.map(fill), menuLinks: site.menuLinks.map(fill) }
}

function linksBelow({ to, first }: MenuLink, pages: SiteConfig['pages'], language: string): SiteLink[] {
  const place = (link: SiteLink) => (first.includes(link.to) ? first.indexOf(link.to) : first.length)
  return pages
    .filter(({ path, page }) => path.replace(/[^/:*]+$/, '') === `${to}/` && !page.noindex)
    .map(({ path, page }) => ({ label: page.title, to: path, fact: heroOf(page)?.facts?.[0] }))
    .toSorted((a, b) => place(a) - place(b) || a.label.localeCompare(b.label, language))
}
