import { loadConfig } from '../../src/lint/load-config.ts'
import { siteToShow } from '../../src/site/config/site-to-show.ts'
import { importModule } from './import-module.ts'
import { root } from './root.ts'

export { root }

/** The project's own configs, loaded as the build loads them. */
export const siteConfig = await loadConfig(root, importModule)

/** The site settings, with nothing from the environment. */
export const site = siteToShow(siteConfig, {})
