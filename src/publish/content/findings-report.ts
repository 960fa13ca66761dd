import type { Site } from '../../../schemas/site.ts'
import { endpointOf } from '../../content/content-client.ts'
import { bind } from '../../engine/bind.ts'
import { pageFindings } from '../../engine/page-findings.ts'
import type { Snapshot } from '../../engine/snapshot.ts'
import { refusedPictures } from './refused-pictures.ts'
import type { SiteContent } from './site-content.ts'

/**
 * What must be said of content that is not shown, or not as it was sent: under each page its blocks that are hidden,
 * sections that did not come and pictures that the policy will refuse, and under each endpoint what reading repaired or dropped. Empty where there is nothing to say.
 */
export function findingsReport(
  snapshots: readonly Snapshot[],
  site: Site,
  { oddities }: Pick<SiteContent, 'oddities'>,
  allows: (address: string) => boolean,
): string[] {
  const pages = snapshots.flatMap(({ pathname, document, content, params }) => {
    const bound = bind(document.page, { content, site, visit: { params }, storage: (path) => path })
    const lines = [...pageFindings(bound), ...refusedPictures(bound, allows)]
    const source = document.page.content
    const endpoint = source && endpointOf(source, params)
    const sent = [...content.sections.keys()].join(', ') || 'no section'
    const from = endpoint && bound.missing.length > 0 ? [`sent by /api/${endpoint}: ${sent}`] : []
    return lines.length > 0 ? [pathname, ...[...lines, ...from].map((line) => `  ${line}`)] : []
  })
  const endpoints = [...oddities].flatMap(([endpoint, lines]) => [
    `/api/${endpoint}`,
    ...lines.map((line) => `  ${line}`),
  ])
  const found = [...pages, ...endpoints]
  return found.length > 0 ? ['Not shown, or not as it was sent:', ...found.map((line) => `  ${line}`)] : []
}
