import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** A list of titles beside one picture: a click selects, and it also moves on by itself (corporate, section 4). */
export const rotatingShowcaseSchema = z.strictObject({
  ...blockBase('rotating-showcase'),
  /** The section whose pictures are shown. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** Milliseconds a picture stays. */
  interval: z.int().min(1000).default(3000),
})
