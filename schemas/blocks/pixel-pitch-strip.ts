import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'

/** A row of pixel pitches that scrolls by itself and rests under the pointer (product pages, section 3); without pictures it is hidden. */
export const pixelPitchStripSchema = z.strictObject({
  ...sectionBlock('pixel-pitch-strip'),
  /** What the row is called where it has no heading, for those who hear it. */
  label: text().default('Pixel pitches'),
})
