import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Pictures of which the first and the last are large and those between small (document 1 §2.6). */
export const collageSchema = z.strictObject({
  ...blockBase('collage'),
  /** The section whose pictures are shown. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
})
