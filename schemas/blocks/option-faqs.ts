import { z } from 'zod'
import { linkSchema } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'
import { titleMatcher } from '../shared/title-matcher.ts'

/** Display options, each with its own questions and answers, and a tip below (industry pages, section 4). */
export const optionFaqsSchema = z.strictObject({
  ...sectionBlock('option-faqs'),
  /** Line of advice under the options. */
  tip: text().optional(),
  /** Links of single options: to a tool with the figures of the option, for example. */
  links: z
    .array(
      z.strictObject({
        /** Title of the option. */
        title: titleMatcher(),
        ...linkSchema.shape,
      }),
    )
    .default([]),
  /** Whether the first option is the large one: its picture most of a screen high, from edge to edge, above its words. */
  wideFirst: z.boolean().default(false),
  /** Whether the first question of the first option is open. */
  openFirst: z.boolean().default(true),
})
