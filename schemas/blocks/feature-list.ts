import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Features whose description opens under the pointer, with a picture at their side (document 1 §2.3). */
export const featureListSchema = z.strictObject({
  ...blockBase('feature-list'),
  /** The section whose items become features; the first picture among them stands at the side. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
})
