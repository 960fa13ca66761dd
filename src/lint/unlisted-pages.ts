import type { JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'
import { onceFor } from '../util/once-for.ts'
import { countLinked, listsBelow, type CardList } from './card-lists.ts'

/** Returns the pages of kinds with a folder that are absent from lists of cards, each with these lists. */
export const unlistedPages = onceFor((site: JoinedSite): ReadonlyMap<JoinedPage, CardList[]> => {
  const unlisted = new Map<JoinedPage, CardList[]>()
  for (const { pages } of Object.values(site.config.kinds)) {
    if (!pages) continue
    const listable = site.joined.filter(
      ({ loaded, params, pathname }) =>
        loaded.file.startsWith(`page-configs/${pages.folder}/`) &&
        pathname !== pages.root &&
        Object.keys(params).length === 0 &&
        !loaded.page.noindex,
    )
    const paths = listable.map(({ pathname }) => pathname)
    // An absent page does not count among the pages of which a list has most.
    const lists = listsBelow(site, pages.root).filter(
      (list) => countLinked(list, paths) * 2 > listable.length - 1,
    )
    for (const page of listable) {
      const without = lists.filter(({ leadsTo }) => !leadsTo.has(page.pathname))
      if (without.length > 0) unlisted.set(page, without)
    }
  }
  return unlisted
})
