import type { Page } from '../../schemas/page.ts'
import { loadConfig } from './load-config.ts'
import { withSubmenus } from '../../src/site/config/submenus.ts'
import { importModule } from './import-module.ts'
import { root } from './root.ts'

export { root }

/** The project's configs, loaded as the build does. */
export const siteConfig = await loadConfig(root, importModule)

/** The site settings, without the environment's values. */
export const site = withSubmenus(siteConfig.site, siteConfig.pages)

/** Returns a page of the site by its address. */
export function pageAt(path: string): Page {
  const match = siteConfig.pages.find((loaded) => loaded.path === path)
  if (!match) throw new Error(`There is no page at ${path}`)
  return match.page
}
