import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** The page's argument in a few lines, with a checklist (any list in its text) and a picture beside it. */
export const introSchema = z.strictObject({
  ...blockBase('intro'),
  /** What opens a long text on a phone, and what closes it. */
  more: text().default('Read more'),
  less: text().default('Read less'),
  /** The section that supplies title, text and picture. */
  section: sectionRef(),
  /** The heading where the section has no title, or where the hero already shows it. */
  heading: text().optional(),
  /** A button under the text. */
  button: buttonSchema.optional(),
  /** Which of the section's pictures stands beside the text, counted from 1. */
  picture: z.int().min(1).default(1),
})
