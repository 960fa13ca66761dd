import { z } from 'zod'
import { buttonSchema } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'

/**
 * Two support cards over a picture: the first two items of the section, and its third item as the background.
 */
export const supportCardsSchema = z.strictObject({
  ...sectionBlock('support-cards'),
  /** Button under the heading. */
  button: buttonSchema,
})
