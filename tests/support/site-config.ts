import { join } from 'node:path'
import { loadConfig } from '../../src/rules/load-config.ts'
import { siteToShow } from '../../src/config/site-to-show.ts'
import { importModule } from './import-module.ts'

/**
 * The project's root. Tests in jsdom go through Vite's client transform, which turns `new URL('..', import.meta.url)`
 * into an address of the page, so `site-config.ts` cannot be loaded there.
 */
export const root = join(import.meta.dirname, '../..')

/** The project's own configs, loaded as the build loads them. */
export const siteConfig = await loadConfig(root, importModule)

/** The site settings, with nothing from the environment. */
export const site = siteToShow(siteConfig, {})
