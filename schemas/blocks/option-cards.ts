import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Display options, each with its own questions and answers, and a tip below (industry pages, section 4). */
export const optionCardsSchema = z.strictObject({
  ...blockBase('option-cards'),
  /** The section whose pictures become options. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** A line of advice under the options. */
  tip: text().optional(),
  /** Opens the first question of the first option (document 2 §4). */
  openFirst: z.boolean().default(true),
})
