import type { JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'
import { onceFor } from '../util/once-for.ts'
import { cardLists, type CardList } from './card-lists.ts'

/** Returns the pages of kinds with a folder that are absent from lists of cards, each with these lists. */
export const unlistedPages = onceFor((site: JoinedSite): ReadonlyMap<JoinedPage, CardList[]> => {
  const found = new Map<JoinedPage, CardList[]>()
  for (const { pages } of Object.values(site.config.kinds)) {
    if (!pages) continue
    const own = site.joined.filter(
      ({ loaded, params, pathname }) =>
        loaded.file.startsWith(`page-configs/${pages.folder}/`) &&
        pathname !== pages.root &&
        Object.keys(params).length === 0 &&
        !loaded.page.noindex,
    )
    for (const page of own) {
      const others = own.flatMap(({ pathname }) => (pathname === page.pathname ? [] : [pathname]))
      const lists = cardLists(site, pages.root, others).filter(({ leadsTo }) => !leadsTo.has(page.pathname))
      if (lists.length > 0) found.set(page, lists)
    }
  }
  return found
})
