import type { Kinds } from '../../../schemas/kinds.ts'
import { pageSchema, type Page } from '../../../schemas/page.ts'
import type { Site } from '../../../schemas/site.ts'
import { unlisted } from './describe-issue.ts'
import { childOf, inDocumentOrder } from '../../util/document-order.ts'
import { fillKindDefaults } from './fill-kind-defaults.ts'
import { fillSiteDefaults, unfilledDefaults } from './fill-site-defaults.ts'
import { parseConfig, type ParsedConfig } from './parse-config.ts'
import type { Problem } from '../../util/problem.ts'

/** Settings of the site that a page's config depends on. */
export interface PageSurroundings {
  kinds: Kinds
  site: Pick<Site, 'defaults'>
  /** File of the page, from the project's root. */
  file?: string
}

/** Checks a page's config, and fills in the defaults of its kind and of the site. */
export function readPage(written: unknown, { kinds, site, file }: PageSurroundings): ParsedConfig<Page> {
  const input = fillKindDefaults(written, kinds, file)
  const parsed = parseConfig(pageSchema, input, kindProblems(input, kinds))
  if (!parsed.ok) return parsed
  const missing = unfilledDefaults(parsed.value, site.defaults)
  if (missing.length > 0) return { ok: false, problems: inDocumentOrder(missing, input) }
  return { ok: true, value: fillSiteDefaults(parsed.value, site.defaults) }
}

/** Returns a problem if the site does not have the page's kind. The schema reports a kind that is not a text. */
function kindProblems(input: unknown, kinds: Kinds): Problem[] {
  const kind = childOf(input, 'kind')
  const known = Object.keys(kinds)
  return typeof kind !== 'string' || known.includes(kind) ? [] : [unlisted(['kind'], input, known)]
}
