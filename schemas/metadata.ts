import { z } from 'zod'
import { plainText, text } from './shared/text.ts'

/** What search results and previews show of a page. */
export const headSchema = z.strictObject({
  /** The head's title. */
  title: text(),
  /** What it is about, in a sentence or two. */
  description: text(),
})

/** Titles and descriptions by the names of pages, and by the names that kinds of pages give. */
export const metadataSchema = z.record(plainText(), headSchema)

export type Metadata = z.output<typeof metadataSchema>
