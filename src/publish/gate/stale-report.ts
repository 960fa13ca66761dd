import { count } from '../../lint/say-findings.ts'
import type { SiteContent } from '../../site/content/site-content.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'

type Pages = Pick<JoinedPage, 'pathname' | 'endpoint'>[]

/** What must be said aloud of a site that was published with older content; empty where it was not. */
export function staleReport({ stale }: SiteContent, pages: Pages): string[] {
  if (stale.size === 0) return []
  const lines = byName(stale).map(
    ([endpoint, { at, reason }]) =>
      `  ${pagesOf(endpoint, pages)}\n    of ${at}, because /api/${endpoint} gives ${reason}`,
  )
  return [`OLDER CONTENT from ${count(stale.size, 'endpoint')}; these pages are not of today:`, ...lines]
}

function pagesOf(endpoint: string, pages: Pages): string {
  const names = pages.filter((page) => page.endpoint === endpoint).map(({ pathname }) => pathname)
  return names.join(', ') || 'no page that is published'
}

const byName = <T>(endpoints: ReadonlyMap<string, T>) =>
  [...endpoints].toSorted(([a], [b]) => a.localeCompare(b))
