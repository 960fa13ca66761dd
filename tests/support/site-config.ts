import { loadConfig } from '../../src/lint/load-config.ts'
import { withSubmenus } from '../../src/site/config/submenus.ts'
import { importModule } from './import-module.ts'
import { root } from './root.ts'

export { root }

/** The project's own configs, loaded as the build loads them. */
export const siteConfig = await loadConfig(root, importModule)

/** The site settings, with nothing from the environment. */
export const site = withSubmenus(siteConfig.site, siteConfig.pages)
