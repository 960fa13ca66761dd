import type { Plugin } from 'vite'
import type { SiteConfig } from '../../config/load-config.ts'

const name = 'given-config'

/** Hands configs that are loaded already to the plugin that would load them: checking a thousand twice takes its time. */
export const givenConfig = (config: SiteConfig): Plugin<SiteConfig> => ({ name, api: config })

/** The configs that were handed over; undefined where none were. */
export function findGivenConfig(plugins: readonly Plugin[]): SiteConfig | undefined {
  return plugins.find((plugin) => plugin.name === name)?.api
}
