import { stringsIn } from '../site/content/picture-rule.ts'
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
export const addressesIn = (value: unknown): Set<string> =>
  new Set(
    stringsIn(value)
      .flatMap((text) => (text.startsWith('/') ? text : [...text.matchAll(/(?<=href=")\/[^"]*/g)].flat()))
      .map((link) => link.replace(/[?#].*$/, '')),
  )
