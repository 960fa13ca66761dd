import { z } from 'zod'
import { sitePath } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'

/** Pictures of uneven size, packed together. With `links` each picture leads to a page. */
export const mosaicSchema = z.strictObject({
  ...sectionBlock('mosaic'),
  /**
   * Large pictures of a mosaic without links. `first`: one large picture and two pairs (document 2 §9); `ends`: the
   * first and the last are large (document 1 §2.6).
   */
  large: z.enum(['first', 'ends']).default('first'),
  /** Addresses that the pictures lead to, in order (document 1 §2.3). A picture beyond the list is not shown. */
  links: z.array(sitePath()).min(1).optional(),
})
