import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { text, textWith } from '../shared/text.ts'

/** The client whose link the visitor followed, or a text for visitors without one. */
export const clientBlockSchema = z.strictObject({
  ...blockBase('client'),
  /** Heading over the testimonial. */
  testimonialHeading: text(),
  /** Heading over the text about the partnership. */
  aboutHeading: text(),
  /** Text about the partnership. `{name}` becomes the name of the client. */
  about: textWith('name'),
  /** Key achievements, equal for all clients. */
  achievements: z.array(text()).min(1),
  /** Labels of the details. */
  labels: z.strictObject({
    /** Label of the company. */
    company: text(),
    /** Label of the industry. */
    industry: text(),
    /** Label of the location. */
    location: text(),
    /** Label of the partnership. */
    partnership: text(),
  }),
  /** Value of the partnership, the last detail. Equal for all clients. */
  partnership: text(),
  /** Text in place of the client when the visitor followed no client's link. */
  missing: text(),
  /** Button under the text `missing`. */
  home: buttonSchema,
  /** Button of the call to action. */
  button: buttonSchema,
})
