import { join } from 'node:path'
import { loadConfig } from '../../src/config/load-config.ts'
import { overrideSite } from '../../src/config/override-site.ts'
import { submenusOf } from '../../src/config/submenus.ts'
import { addSubmenus } from '../../src/shell/add-submenus.ts'
import { importModule } from '../../tools/import-module.ts'

/**
 * The project's root. Tests in jsdom go through Vite's client transform, which turns `new URL('..', import.meta.url)`
 * into an address of the page, so `site-config.ts` cannot be loaded there.
 */
export const root = join(import.meta.dirname, '../..')

/** The project's own configs, loaded as the build loads them. */
export const siteConfig = await loadConfig(root, importModule)

/** The site settings, with nothing from the environment. */
export const site = addSubmenus(overrideSite(siteConfig.site, {}), submenusOf(siteConfig))
