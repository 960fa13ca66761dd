import { z } from 'zod'
import { sitePath } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'

/** Pictures of uneven size, packed together; with `links` each is the way to a page. */
export const mosaicSchema = z.strictObject({
  ...sectionBlock('mosaic'),
  /** Without links: `first`: one large picture and two pairs (document 2 §9); `ends`: the first and the last are large (document 1 §2.6). */
  large: z.enum(['first', 'ends']).default('first'),
  /** Where the first picture leads, the second, and so on (document 1 §2.3); a picture beyond the list is not shown. */
  links: z.array(sitePath()).min(1).optional(),
})
