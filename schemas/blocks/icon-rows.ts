import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** A picture beside up to three rows with an icon each: the section's first item, then the second to the fourth (document 1 §2.6). */
export const iconRowsSchema = z.strictObject({
  ...blockBase('icon-rows'),
  /** The section that supplies words, picture and rows. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
})
