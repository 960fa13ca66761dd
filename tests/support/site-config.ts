import { loadConfig } from '../../src/rules/load-config.ts'
import { siteToShow } from '../../src/config/site-to-show.ts'
import { importModule } from './import-module.ts'
import { root } from './root.ts'

export { root }

/** The project's own configs, loaded as the build loads them. */
export const siteConfig = await loadConfig(root, importModule)

/** The site settings, with nothing from the environment. */
export const site = siteToShow(siteConfig, {})
