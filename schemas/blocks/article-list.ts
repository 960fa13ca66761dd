import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { rootPath } from '../shared/link.ts'
import { fromSite } from '../shared/site-default.ts'
import { siteWord } from '../shared/site-word.ts'
import { text } from '../shared/text.ts'

/** Article cards in pages. */
export const articleListSchema = z.strictObject({
  ...blockBase('article-list'),
  /** Heading over the cards. */
  heading: text(),
  /** Sentence under the heading. */
  lead: text().optional(),
  /** Badge on the picture of each card. */
  badge: siteWord(),
  /** Reading time of an article that has none. */
  readTime: siteWord(),
  /** Text in place of the cards when there is no article. */
  emptyText: siteWord(),
  /** Number of cards on a page. The pager is shown only when there are more. */
  pageSize: z.int().min(1).default(3),
  /** Whether the list has a feed of its dated articles, `feed.xml` (Atom) and `feed.json` below `base`. */
  feed: z.boolean().default(false),
  /** Label of the link to the feed. */
  subscribe: siteWord(),
  /** Address that the id of an article follows. Default: the site's `articlePages`. */
  base: rootPath().default(fromSite('articlePages')),
})
