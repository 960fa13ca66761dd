import type { ContentView } from '../../../block-library/shared/content-view.ts'
import type { BoundPage } from '../../engine/bind.ts'
import { pageFindings } from '../../engine/page-findings.ts'
import { refusedPictures } from '../../site-content/refused-pictures.ts'
import type { SiteContent } from '../../site-content/site-content.ts'

/**
 * What must be said of a page's content that is not shown, a line each: its blocks that are hidden, sections that did
 * not come and pictures that the policy will refuse.
 */
export function pageReport(
  bound: BoundPage,
  { sections }: Pick<ContentView, 'sections'>,
  endpoint: string | undefined,
  allows: (address: string) => boolean,
): string[] {
  const sent = [...sections.keys()].join(', ') || 'no section'
  const from = endpoint && bound.missing.length > 0 ? [`sent by /api/${endpoint}: ${sent}`] : []
  const lines = [...pageFindings(bound), ...refusedPictures(bound, allows)]
  return lines.length > 0 ? [...lines, ...from] : []
}

/** What is said of all pages, each under its address, and under each endpoint what reading repaired or dropped. Empty where there is nothing to say. */
export function findingsReport(
  pages: readonly { pathname: string; facts: { findings: string[] } }[],
  { oddities }: Pick<SiteContent, 'oddities'>,
): string[] {
  const ofPages = pages.map(({ pathname, facts: { findings } }) => [pathname, findings] as const)
  const ofEndpoints = [...oddities].map(([endpoint, lines]) => [`/api/${endpoint}`, lines] as const)
  const found = [...ofPages, ...ofEndpoints].flatMap(([place, lines]) =>
    lines.length > 0 ? [place, ...lines.map((line) => `  ${line}`)] : [],
  )
  return found.length > 0 ? ['Not shown, or not as it was sent:', ...found.map((line) => `  ${line}`)] : []
}
