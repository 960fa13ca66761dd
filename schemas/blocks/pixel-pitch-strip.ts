import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'

/** A row of pixel pitches that scrolls by itself and rests under the pointer (product pages, section 3); without pictures it is hidden. */
export const pixelPitchStripSchema = z.strictObject(sectionBlock('pixel-pitch-strip'))
