import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'
import { titleLinksSchema } from '../shared/title-links.ts'

/** A titled grid of picture cards. */
export const imageCardsSchema = z.strictObject({
  ...blockBase('image-cards'),
  /** The section whose pictures become cards. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** How each card's title becomes the address it leads to; left out, the cards lead nowhere. */
  links: titleLinksSchema.optional(),
  /** The words of that link. */
  linkLabel: text().default('Learn More'),
  /** A card's title where the service gives none. */
  fallbackTitle: text().optional(),
  /** A card's text where the service gives none. */
  fallbackDescription: text().optional(),
  /** Cards beside each other on a large screen. */
  columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(4),
  /** `below`: the words stand under the picture; `beside`: to its right, for wide cards. */
  words: z.enum(['below', 'beside']).default('below'),
})
