import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Questions and answers, one open at a time; not shown without an entry. */
export const faqSchema = z.strictObject({
  ...sectionBlock('faq'),
  /** The section that supplies the entries. */
  section: sectionRef().default('faq_section'),
  /** The heading where the section has none. */
  fallbackHeading: text().default('Frequently Asked Questions'),
})
