import type { Page } from '../../schemas/page.ts'
import { siteConfig } from './site-config.ts'
import { specCorporate, specIndustries } from '../../page-configs/rules/order/industries.ts'
import { specProducts } from '../../page-configs/rules/order/products.ts'

/** The seventeen industry and product pages. */
export const detailPages = [...specIndustries, specCorporate, ...specProducts].map(({ path, endpoint }) => ({
  path,
  endpoint,
  page: pageAt(path),
}))

/** Returns a page of the site by its address. */
export function pageAt(path: string): Page {
  const found = siteConfig.pages.find((loaded) => loaded.path === path)
  if (!found) throw new Error(`There is no page at ${path}`)
  return found.page
}
