import { z } from 'zod'
import { buttonSchema } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'

/** Two cards of help over a picture: the section's first two items, and its third as the ground (document 1 §2.3). */
export const supportCardsSchema = z.strictObject({
  ...sectionBlock('support-cards'),
  /** The button under the heading. */
  button: buttonSchema,
})
