import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'

/** Display options, each with its own questions and answers, and a tip below (industry pages, section 4). */
export const optionFaqsSchema = z.strictObject({
  ...sectionBlock('option-faqs'),
  /** Line of advice under the options. */
  tip: text().optional(),
  /** Whether the first question of the first option is open (document 2 §4). */
  openFirst: z.boolean().default(true),
})
