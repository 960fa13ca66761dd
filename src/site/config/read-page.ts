import type { Kinds } from '../../../schemas/kinds.ts'
import { pageSchema, type Page } from '../../../schemas/page.ts'
import type { Site } from '../../../schemas/site.ts'
import { unlisted } from './describe-issue.ts'
import { childOf, inDocumentOrder } from '../../util/document-order.ts'
import { fillUsual } from './fill-usual.ts'
import { fillSiteDefaults, unfilledDefaults } from './fill-site-defaults.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'
import type { Problem } from '../../util/problem.ts'

/** What a page's config leaves to its site. */
export interface PageSurroundings {
  kinds: Kinds
  site: Pick<Site, 'defaults'>
  /** The folder of `page-configs/` that it lies in. */
  folder?: string
}

/** A page's config, checked, with what it leaves to its kind of page and to the site filled in. */
export function readPage(written: unknown, { kinds, site, folder }: PageSurroundings): ParsedConfig<Page> {
  const input = fillUsual(written, kinds, folder)
  const parsed = parseConfig(pageSchema, input, kindProblems(input, kinds))
  if (!parsed.ok) return parsed
  const missing = unfilledDefaults(parsed.value, site.defaults)
  if (missing.length > 0) return { ok: false, problems: inDocumentOrder(missing, input) }
  return { ok: true, value: fillSiteDefaults(parsed.value, site.defaults) }
}

/** A type that is no kind of page of this site; one that is no text is the schema's to tell. */
function kindProblems(input: unknown, kinds: Kinds): Problem[] {
  const type = childOf(input, 'type')
  const known = Object.keys(kinds)
  return typeof type !== 'string' || known.includes(type) ? [] : [unlisted(['type'], input, known)]
}
