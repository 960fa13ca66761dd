import { z } from 'zod'
import { buttonSchema } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'

/** Figures with their labels: the title of an item is the figure, its description the label. */
export const statisticsSchema = z.strictObject({
  ...sectionBlock('statistics'),
  /** Button after the figures. */
  button: buttonSchema.optional(),
})
