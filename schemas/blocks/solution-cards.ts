import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Flexible solutions: tall pictures with the words laid over their foot (industry pages, section 6). */
export const solutionCardsSchema = z.strictObject({
  ...blockBase('solution-cards'),
  /** The section whose pictures become cards. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
})
