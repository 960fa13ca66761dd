import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'

/** One row per picture of the section, text and picture changing sides (product pages, section 1). */
export const alternatingRowsSchema = z.strictObject({
  ...sectionBlock('alternating-rows'),
  /** A row's title where the service gives none (document 1 §9). */
  fallbackTitle: text().default('Product Title'),
  /** A row's text where the service gives none (document 1 §9). */
  fallbackDescription: text().default('Product description not available'),
})
