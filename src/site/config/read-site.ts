import { siteSchema, type SiteSettings } from '../../../schemas/site.ts'
import { fillSiteDefaults } from './fill-site-defaults.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'

/** Checks the site's settings, and fills in the default link of the shell's buttons. */
export function readSite(input: unknown): ParsedConfig<SiteSettings> {
  const parsed = parseConfig(siteSchema, input)
  return parsed.ok ? { ok: true, value: fillSiteDefaults(parsed.value, parsed.value.defaults) } : parsed
}
