import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Figures with what they count: an item's title is the figure, its description the label (document 1 §2.6). */
export const statisticsSchema = z.strictObject({
  ...blockBase('statistics'),
  /** The section whose items become figures. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** The button after the figures. */
  button: buttonSchema.optional(),
})
