import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'
import { titleLinksSchema } from '../shared/title-links.ts'

/** The one card of a section whose key is the address's slug; for industries without a page of their own (docs/rulings.md). */
export const industryCardSchema = z.strictObject({
  ...blockBase('industry-card'),
  /** The section that holds the cards. */
  section: sectionRef(),
  /** How a card's title becomes its key. */
  links: titleLinksSchema,
  /** The card's text where the service gives none. */
  fallbackDescription: text().default('Description not available'),
  /** The button under the card. */
  button: buttonSchema,
})
