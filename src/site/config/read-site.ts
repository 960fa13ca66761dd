import { siteSchema, type Site } from '../../../schemas/site.ts'
import { fillSiteDefaults } from './fill-site-defaults.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'

/** The site's settings, checked; buttons of the shell lead where the settings say that buttons lead. */
export function readSite(input: unknown): ParsedConfig<Site> {
  const parsed = parseConfig(siteSchema, input)
  return parsed.ok ? { ok: true, value: fillSiteDefaults(parsed.value, parsed.value.defaults) } : parsed
}
