import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sitePath } from '../shared/link.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** A mosaic of pictures, each a link; which leads where goes by position (document 1 §2.3). */
export const linkMosaicSchema = z.strictObject({
  ...blockBase('link-mosaic'),
  /** The section whose pictures are shown. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** Where the first picture leads, the second, and so on; a picture beyond the list is not shown. */
  links: z.array(sitePath()).min(1),
})
