import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { rootPath, sitePath } from '../shared/link.ts'
import { fromSite } from '../shared/site-default.ts'
import { text } from '../shared/text.ts'

/** A few places to go on to, each with a sentence. */
export const linkCardsSchema = z
  .strictObject({
    ...blockBase('link-cards'),
    /** The heading over the links. */
    heading: text(),
    /** On an article's page: the ways on that the article itself names, in front of the others. */
    article: z
      .strictObject({
        /** What stands under the name of the product that it is about. */
        product: text(),
        /** The address that the product's id follows; left out, the site's `productPages`. */
        products: rootPath().default(fromSite('productPages')),
        /** What stands under the title of the article to read next. */
        next: text(),
        /** The address that the article's id follows; left out, the site's `articlePages`. */
        articles: rootPath().default(fromSite('articlePages')),
      })
      .optional(),
    /** The links, in order. */
    links: z
      .array(
        z.strictObject({
          /** What the visitor reads first. */
          label: text(),
          /** What waits there. */
          text: text(),
          /** Where it leads. */
          to: sitePath(),
        }),
      )
      .default([]),
  })
  .refine((block) => block.article !== undefined || block.links.length > 0, {
    path: ['links'],
    error: 'must have at least one link, or the page\'s "article"',
  })
