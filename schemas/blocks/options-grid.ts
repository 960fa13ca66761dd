import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Mounting or other options: picture cards 300 px high with the title laid over (product pages, section 2). */
export const optionsGridSchema = z.strictObject({
  ...blockBase('options-grid'),
  /** The section whose pictures become cards. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** Columns on a medium screen (document 2 §2). */
  mediumColumns: z.union([z.literal(2), z.literal(3)]).default(2),
  /** Columns on a large screen. */
  largeColumns: z.union([z.literal(3), z.literal(4)]).default(4),
})
