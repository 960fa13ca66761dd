import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { factSchema } from '../shared/fact.ts'
import { rootPath, sitePath } from '../shared/link.ts'
import { fromSite } from '../shared/site-default.ts'
import { text } from '../shared/text.ts'

/** Links to a few further pages, each with a sentence. */
export const linkCardsSchema = z
  .strictObject({
    ...blockBase('link-cards'),
    /** Heading over the links. */
    heading: text(),
    /**
     * Links that an article names: its product and the next article. They come before the others, on the page of an
     * article.
     */
    article: z
      .strictObject({
        /** Text under the name of the article's product. */
        product: text(),
        /** Address that the id of the product follows. Default: the site's `productPages`. */
        products: rootPath().default(fromSite('productPages')),
        /** Text under the title of the next article. */
        next: text(),
        /** Address that the id of the article follows. Default: the site's `articlePages`. */
        articles: rootPath().default(fromSite('articlePages')),
        /** Pictures over the product, by the address of its page. Default: the picture of the page's hero. */
        pictures: z.record(z.string(), text()).default({}),
      })
      .optional(),
    /** The links, in order. */
    links: z
      .array(
        z.strictObject({
          /** Label of the link. */
          label: text(),
          /** Sentence about the page. */
          text: text(),
          /** Address that the link leads to. */
          to: sitePath(),
          /** Fact about the page. Default: the first fact of its hero. */
          fact: factSchema.optional(),
        }),
      )
      .default([]),
  })
  .refine((block) => block.article !== undefined || block.links.length > 0, {
    path: ['links'],
    error: 'must have at least one link, or the page\'s "article"',
  })
