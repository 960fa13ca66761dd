import type { JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'
import { onceFor } from '../util/once-for.ts'

/** A page, and the addresses that it leads to. */
export interface PageLinks {
  from: JoinedPage
  to: ReadonlySet<string>
}

/** Where the blocks of each page lead: whatever in them is an address of the site. */
export const linkedPages = onceFor(({ joined }: JoinedSite): PageLinks[] =>
  joined.map((from) => ({ from, to: addressesIn(from.bound.shown) })),
)

/** Every address of the site in a value, without what follows the page. */
export function addressesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.startsWith('/')) found.add(pageOf(value))
    else for (const [, link = ''] of value.matchAll(/href="(\/[^"]*)"/g)) found.add(pageOf(link))
  }
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) addressesIn(part, found)
  return found
}

const pageOf = (link: string) => link.replace(/[?#].*$/, '')
