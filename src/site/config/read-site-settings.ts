import { withFormats } from '../../../schemas/shared/locale.ts'
import { siteSchema, type SiteSettings } from '../../../schemas/site.ts'
import { fillSiteDefaults } from './fill-site-defaults.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'

/** Checks the site's settings, and fills in the default link of the shell's buttons. */
export function readSiteSettings(input: unknown): ParsedConfig<SiteSettings> {
  const parsed = parseConfig(siteSchema, input)
  if (!parsed.ok) return parsed
  const { language, numbers = withFormats(language) } = parsed.value
  const value = numbers === language ? parsed.value : { ...parsed.value, numbers }
  return { ok: true, value: fillSiteDefaults(value, value.defaults) }
}
