import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Pictures of two sizes, packed together. */
export const mosaicSchema = z.strictObject({
  ...blockBase('mosaic'),
  /** The section whose pictures are shown. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** `first`: one large picture and two pairs (document 2 §9); `ends`: the first and the last are large (document 1 §2.6). */
  large: z.enum(['first', 'ends']).default('first'),
})
