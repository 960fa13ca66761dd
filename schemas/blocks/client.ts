import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { text, textWith } from '../shared/text.ts'

/** A client as the navigation brought it, or word that none came (document 1 §2.11). */
export const clientBlockSchema = z.strictObject({
  ...blockBase('client'),
  /** The heading over what the client says. */
  testimonialHeading: text(),
  /** The heading over the text about the partnership. */
  aboutHeading: text(),
  /** That text; `{name}` is the client's. */
  about: textWith('name'),
  /** The fixed key achievements. */
  achievements: z.array(text()).min(1),
  /** The names of the details. */
  labels: z.strictObject({
    /** Before the name of the company. */
    company: text(),
    /** Before the trade. */
    industry: text(),
    /** Before the place. */
    location: text(),
    /** Before how the partnership goes. */
    partnership: text(),
  }),
  /** The fixed last line of the details. */
  partnership: text(),
  /** What stands there when no client came along. */
  missing: text(),
  /** The way out when no client came along. */
  home: buttonSchema,
  /** The call to action. */
  button: buttonSchema,
})
