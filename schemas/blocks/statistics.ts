import { z } from 'zod'
import { buttonSchema } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'

/** Figures with what they count: an item's title is the figure, its description the label (document 1 §2.6). */
export const statisticsSchema = z.strictObject({
  ...sectionBlock('statistics'),
  /** The button after the figures. */
  button: buttonSchema.optional(),
})
