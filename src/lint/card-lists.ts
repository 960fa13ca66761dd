import { titleLinksSchema, type TitleLinks } from '../../schemas/shared/title-links.ts'
import { sectionsSent } from '../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../site/joined/joined-site.ts'
import { sectionOf } from '../site/joined/section-of.ts'
import { onceFor } from '../util/once-for.ts'
import { addressesIn } from './linked-pages.ts'

/** A block whose cards lead to the pages below `links.root`, by their titles. */
export interface CardList {
  page: JoinedPage
  /** Position of the block in its page. */
  index: number
  links: TitleLinks
  /** Answer that sends the cards, and the path of the cards in it. */
  answer: EndpointAnswer
  path: PropertyKey[]
  /** Addresses of the cards' links, directly or by a redirect. */
  leadsTo: ReadonlySet<string>
}

/**
 * Returns the lists of cards that lead to most of these pages, which are below `root`. A list with fewer pages is a
 * selection, so a page may be absent from it.
 */
export const cardLists = (site: JoinedSite, root: string, pages: readonly string[]): CardList[] =>
  listsBelow(site, root).filter((list) => countLinked(list, pages) * 2 > pages.length)

/** Returns the lists of cards that lead to pages below `root`. */
export const listsBelow = (site: JoinedSite, root: string): CardList[] =>
  allLists(site).filter(({ links }) => links.root === root)

const allLists = onceFor((site: JoinedSite): CardList[] => site.joined.flatMap((page) => listsOf(page, site)))

/** Returns how many of these pages a list leads to. */
export const countLinked = ({ leadsTo }: CardList, pages: readonly string[]): number =>
  pages.filter((path) => leadsTo.has(path)).length

function listsOf(page: JoinedPage, { answers, config }: JoinedSite): CardList[] {
  const answer = answers.get(page.endpoint ?? '')
  return page.loaded.page.blocks.flatMap((block, index) => {
    if (!('links' in block)) return []
    const { data: links } = titleLinksSchema.safeParse(block.links)
    const section = answer && sectionsSent(answer).get(sectionOf(block, page.loaded.page) ?? '')
    const shown = page.bound.shown.find(({ id }) => id === block.id)
    if (!links || !section || !shown) return []
    const leadsTo = addressesIn(shown.props)
    for (const { from, to } of config.redirects) if (to !== undefined && leadsTo.has(from)) leadsTo.add(to)
    return [{ page, index, links, answer, path: [...section.path, 'images'], leadsTo }]
  })
}
