import type { Snapshot } from '../../engine/snapshot.ts'
import { endpointOf } from '../../content/content-client.ts'
import { buildAddress } from '../../site-content/build-client.ts'
import { lastGoodFile } from '../../site-content/last-good.ts'
import { AuthorError } from '../../config/author-error.ts'
import { count } from '../../rules/say-findings.ts'
import type { SiteContent } from '../../site-content/site-content.ts'

type Pages = Pick<Snapshot, 'document' | 'params' | 'pathname'>[]

/** Throws an `AuthorError` that names every endpoint without usable content, its address, and the pages that need it. */
export function checkContent(host: string, { failures }: SiteContent, pages: Pages, lastGood: boolean): void {
  if (failures.size === 0) return
  const places = byName(failures).map(([endpoint, reason]) => ({
    place: `/api/${endpoint}${host && ` (${buildAddress(host, endpoint)})`}`,
    problems: [
      `expected  an answer with content\nreceived  ${reason}\nneeded by ${pagesOf(endpoint, pages)}`,
    ],
  }))
  const help = lastGood
    ? `Nothing was published: ${lastGoodFile} keeps no answer of this host for ${failures.size === 1 ? 'it' : 'them'} either.`
    : 'Nothing was published. To publish with what the host answered last: npm run build -- --last-good'
  throw new AuthorError(
    `No content from ${count(failures.size, 'endpoint')}`,
    places,
    host ? help : undefined,
  )
}

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
  const names = pages
    .filter(({ document, params }) => {
      const source = document.page.content
      return source && endpointOf(source, params) === endpoint
    })
    .map(({ pathname }) => pathname)
  return names.join(', ') || 'no page that is published'
}

const byName = <T>(endpoints: ReadonlyMap<string, T>) =>
  [...endpoints].toSorted(([a], [b]) => a.localeCompare(b))
