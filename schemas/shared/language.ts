import { z } from 'zod'
import { locale } from './locale.ts'
import { matching } from './matching.ts'
import { text } from './text.ts'

/** A language of the site. */
export const languageSchema = z.strictObject({
  /** Language, with a country where it matters: `pt`, `pt-BR`. */
  tag: locale(),
  /** Address that the pages of the language follow: `/pt`. The site's own language has none. */
  root: matching(/^\/[a-z][a-z0-9-]*$/, 'an address such as "/pt"').optional(),
  /** Name of the language in the switch. Default: its name in the language itself. */
  name: text().optional(),
  /** Publishes translations that are drafts at a deployed address too. */
  allowDrafts: z.boolean().default(false),
})

/** A page in one of the languages of a site. */
export interface Alternate {
  /** Language: `pt`. */
  tag: string
  /** Name of the language in the switch. */
  name: string
  /** Address of the page. */
  path: string
}
