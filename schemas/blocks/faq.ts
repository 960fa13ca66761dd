import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Questions and answers, one open at a time; not shown without an entry. */
export const faqSchema = z.strictObject({
  ...blockBase('faq'),
  /** The section that supplies the entries. */
  section: sectionRef().default('faq_section'),
  /** The heading where the section has no title. */
  heading: text().default('Frequently Asked Questions'),
})
