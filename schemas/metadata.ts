import { z } from 'zod'
import { text } from './shared/text.ts'

const entry = z.strictObject({
  /** The head's title. */
  title: text(),
  /** What search results and previews show. */
  description: text(),
})

/** Titles and descriptions by page name or page type (document 1 §2.2); `home` serves pages that have neither. */
export const metadataSchema = z.strictObject({
  home: entry,
  about: entry,
  products: entry,
  industry: entry,
  contact: entry,
  events: entry,
  manufacturing: entry,
  education: entry,
  transport: entry,
  hospitality: entry,
  government: entry,
  indoor: entry,
  outdoor: entry,
  interactive: entry,
  standee: entry,
  transparent: entry,
  rental: entry,
  flexible: entry,
  custom: entry,
  truck: entry,
})

export type Metadata = z.output<typeof metadataSchema>
