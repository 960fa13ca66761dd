import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Up to five pictures, one large and two pairs (corporate, section 5). */
export const mosaicSchema = z.strictObject({
  ...blockBase('mosaic'),
  /** The section whose first five pictures are shown. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
})
