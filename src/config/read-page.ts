import { pageSchema, type Page } from '../../schemas/page.ts'
import type { Site } from '../../schemas/site.ts'
import { fillSiteDefaults, unfilledDefaults } from './fill-site-defaults.ts'
import { inDocumentOrder } from './document-order.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'

/** A page's config, checked, with what it leaves to the site filled in. */
export function readPage(input: unknown, site: Pick<Site, 'defaults'> | undefined): ParsedConfig<Page> {
  const parsed = parseConfig(pageSchema, input)
  // Without settings there is nothing to fill in; they are told of as a problem of their own.
  if (!parsed.ok || !site) return parsed
  const { defaults } = site
  const missing = unfilledDefaults(parsed.value, input, defaults)
  if (missing.length > 0)
    return { ok: false, problems: inDocumentOrder(missing, input).map(({ text }) => text) }
  return { ok: true, value: fillSiteDefaults(parsed.value, defaults) }
}
