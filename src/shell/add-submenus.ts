import type { SiteLink } from '../../schemas/shared/link.ts'
import type { MenuLink, Site } from '../../schemas/site.ts'

/** The pages beneath the links that list them, by the link's address. */
export type Submenus = Record<string, SiteLink[]>

/**
 * The site's settings with the pages beneath its links. They change with every page that is added, so they do not lie in
 * the script: the document brings them along.
 */
export function addSubmenus(site: Site, submenus: Submenus): Site {
  const fill = (link: MenuLink) => ({ ...link, links: [...link.links, ...(submenus[link.to] ?? [])] })
  return { ...site, headerLinks: site.headerLinks.map(fill), menuLinks: site.menuLinks.map(fill) }
}

/** Those that the document brought along. */
export function readSubmenus(): Submenus {
  return JSON.parse(document.getElementById('submenus')?.textContent ?? '{}')
}
