import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { rootPath } from '../shared/link.ts'
import { fromSite } from '../shared/site-default.ts'
import { text } from '../shared/text.ts'

/** Article cards, page by page (document 1 §2.9). */
export const articleListSchema = z.strictObject({
  ...blockBase('article-list'),
  /** The heading over the cards. */
  heading: text(),
  /** The sentence under it. */
  lead: text().optional(),
  /** The mark on each card's picture. */
  badge: text().default('Update'),
  /** The reading time of an article that gives none. */
  readTime: text().default('5 min read'),
  /** What stands there when there is no article. */
  emptyText: text().default('No blogs found.'),
  /** Cards on a page; the pager shows only when there are more. */
  pageSize: z.int().min(1).default(3),
  /** The address an article's id follows; left out, the site's `articlePages`. */
  base: rootPath().default(fromSite('articlePages')),
})
