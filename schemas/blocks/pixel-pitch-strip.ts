import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** A row of pixel pitches that scrolls by itself and rests under the pointer (product pages, section 3). */
export const pixelPitchStripSchema = z.strictObject({
  ...blockBase('pixel-pitch-strip'),
  /** The section whose pictures become items; without pictures the strip is hidden. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
})
