import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Why-choose cards: short reasons, with a small picture where the service sends one (industry pages, section 7). */
export const reasonCardsSchema = z.strictObject({
  ...blockBase('reason-cards'),
  /** The section whose items become reasons. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** What the first card is called where the service sends no title, the second, and so on. */
  fallbackTitles: z.array(text()).default([]),
})
