import { z } from 'zod'
import { text } from './shared/text.ts'

/** A question that search engines are told of. */
export const questionSchema = z.strictObject({
  /** As somebody would ask it. */
  question: text(),
  /** Plain text that stands alone. */
  answer: text(),
})

/** Ten questions and answers for search engines (document 2 §3). */
export const faqSetSchema = z.array(questionSchema).length(10, { error: 'a set has exactly ten questions' })

export type FaqSet = z.output<typeof faqSetSchema>
