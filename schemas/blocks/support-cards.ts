import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Two cards of help over a picture: the section's first two items, and its third as the ground (document 1 §2.3). */
export const supportCardsSchema = z.strictObject({
  ...blockBase('support-cards'),
  /** The section that supplies title, cards and ground. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** The button under the heading. */
  button: buttonSchema,
})
