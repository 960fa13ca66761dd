import { count } from '../../lint/say-findings.ts'
import type { SiteContent } from '../../site/content/site-content.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'

type Pages = Pick<JoinedPage, 'pathname' | 'endpoint'>[]

/** Returns the warning about pages with older content, in lines; empty if all content is current. */
export function staleReport({ stale }: SiteContent, pages: Pages): string[] {
  if (stale.size === 0) return []
  const lines = byName(stale).map(
    ([endpoint, { at, reason }]) =>
      `  ${pagesOf(endpoint, pages)}\n    answer of ${at}, because /api/${endpoint} fails: ${reason}`,
  )
  return [`OLDER CONTENT from ${count(stale.size, 'endpoint')} on these pages:`, ...lines]
}

function pagesOf(endpoint: string, pages: Pages): string {
  const names = pages.filter((page) => page.endpoint === endpoint).map(({ pathname }) => pathname)
  return names.join(', ') || 'no published page'
}

const byName = <T>(endpoints: ReadonlyMap<string, T>) =>
  [...endpoints].toSorted(([a], [b]) => a.localeCompare(b))
