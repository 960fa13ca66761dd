import type { JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'
import { onceFor } from '../util/once-for.ts'

/** A page, and the addresses that it links to. */
export interface PageLinks {
  from: JoinedPage
  to: ReadonlySet<string>
}

/** Returns each page with all addresses of the site that its shown blocks contain. */
export const linkedPages = onceFor((joined: JoinedSite['joined']): PageLinks[] =>
  joined.map((from) => ({ from, to: addressesIn(from.bound.shown) })),
)

/** Collects the addresses of the site in a value, without query and anchor. */
export function addressesIn(value: unknown, addresses = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.startsWith('/')) addresses.add(pageOf(value))
    else if (value.includes('href="/'))
      for (const [, link = ''] of value.matchAll(/href="(\/[^"]*)"/g)) addresses.add(pageOf(link))
  }
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) addressesIn(part, addresses)
  return addresses
}

const pageOf = (link: string) => link.replace(/[?#].*$/, '')
