import { fileURLToPath } from 'node:url'
import { loadConfig } from '../../src/config/load-config.ts'
import { overrideSite } from '../../src/config/override-site.ts'

/** The project's own configs, loaded as the build loads them. */
export const siteConfig = await loadConfig(
  fileURLToPath(new URL('../..', import.meta.url)),
  async (file): Promise<{ default?: unknown }> => import(/* @vite-ignore */ file),
)

/** The site settings, with nothing from the environment. */
export const site = overrideSite(siteConfig.site, {})
