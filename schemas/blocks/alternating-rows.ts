import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { siteWord } from '../shared/site-word.ts'

/** One row per picture of the section, with text and picture on alternating sides (product pages, section 1). */
export const alternatingRowsSchema = z.strictObject({
  ...sectionBlock('alternating-rows'),
  /** Whether the last row is the large one: most of a screen high, from edge to edge. */
  wideLast: z.boolean().default(false),
  /** Title of a row where the service sends none. */
  fallbackTitle: siteWord(),
  /** Text of a row where the service sends none. */
  fallbackDescription: siteWord(),
})
