import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** A titled grid of picture cards. */
export const imageCardsSchema = z.strictObject({
  ...blockBase('image-cards'),
  /** The section whose pictures become cards. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** The address each card leads to: an industry's by the tile key rule, a product's by the slug rule; none by default. */
  links: z.enum(['none', 'industries', 'products']).default('none'),
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
