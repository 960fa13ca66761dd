import { z } from 'zod'
import { sitePath } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'

/** Pictures of uneven size, packed together. With `links` each picture leads to a page. */
export const mosaicSchema = z.strictObject({
  ...sectionBlock('mosaic'),
  /**
   * Large pictures of a mosaic without links. `first`: one large picture and two pairs; `ends`: the
   * first and the last are large.
   */
  large: z.enum(['first', 'ends']).default('first'),
  /** Addresses that the pictures lead to, in order. A picture beyond the list is not shown. */
  links: z
    .array(sitePath())
    .min(1)
    // A link that is omitted moves no other to another picture.
    .transform((links) => links.map((to, place) => ({ to, place })))
    .optional(),
  /** Lines below the names of linked pictures, in order: `P3–P10 · from 3 m`. */
  facts: z.array(text()).optional(),
})
