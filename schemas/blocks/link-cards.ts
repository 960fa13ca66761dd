import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sitePath } from '../shared/link.ts'
import { text } from '../shared/text.ts'

/** A few places to go on to, each with a sentence. */
export const linkCardsSchema = z.strictObject({
  ...blockBase('link-cards'),
  /** The heading over the links. */
  heading: text(),
  /** The links, in order. */
  links: z
    .array(
      z.strictObject({
        /** What the visitor reads first. */
        label: text(),
        /** What waits there. */
        text: text(),
        /** Where it leads. */
        to: sitePath(),
      }),
    )
    .min(1),
})
