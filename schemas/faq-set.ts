import { z } from 'zod'
import { text } from './shared/text.ts'

/** A question that search engines read. */
export const questionSchema = z.strictObject({
  /** The question, in the words of a person who asks it. */
  question: text(),
  /** The answer, as plain text that is complete without the page. */
  answer: text(),
})

/** Ten questions and answers for search engines. */
export const faqSetSchema = z.array(questionSchema).length(10, { error: 'a set has exactly ten questions' })

export type FaqSet = z.output<typeof faqSetSchema>
