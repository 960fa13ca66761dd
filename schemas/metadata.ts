import { z } from 'zod'
import { plainText, text } from './shared/text.ts'

/** Title and description of a page in search results and previews. */
export const headSchema = z.strictObject({
  /** Title of the page in search results. */
  title: text(),
  /** Summary of the page, in a sentence or two. */
  description: text(),
})

/** Titles and descriptions by the names of pages, and by the names that kinds of pages give. */
export const metadataSchema = z.record(plainText(), headSchema)

export type Metadata = z.output<typeof metadataSchema>
