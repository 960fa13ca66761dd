import { z } from 'zod'
import { priceSchema } from '../shared/price.ts'
import { sectionBlock } from '../shared/section-block.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { siteWord } from '../shared/site-word.ts'

/** Questions and answers, one open at a time. Hidden without an entry. */
export const faqSchema = z.strictObject({
  ...sectionBlock('faq'),
  /** Section that supplies the entries. */
  section: sectionRef().default('faq_section'),
  /** Heading of the block where the section has none. */
  fallbackHeading: siteWord(),
  /** Price of the page's product, beside the questions: its band, or bars of what moves it. */
  price: priceSchema.optional(),
})
