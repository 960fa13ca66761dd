import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'
import { titleLinksSchema } from '../shared/title-links.ts'

/** A section's items as cards. */
export const cardsSchema = z.strictObject({
  ...sectionBlock('cards'),
  /**
   * How a card looks. `below`: words under the picture; `beside`: words to its right, for wide cards; `over`: the title laid
   * over a picture 300 px high; `tall`: all words at the foot of a tall picture, in one row; `reasons`: short words with a
   * small picture.
   */
  variant: z.enum(['below', 'beside', 'over', 'tall', 'reasons']).default('below'),
  /** Cards beside each other on a large screen, at most; `reasons` take three, `tall` ones a single row. */
  columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(4),
  /** Cards beside each other on a medium screen, at most. */
  mediumColumns: z.union([z.literal(2), z.literal(3)]).default(2),
  /** How each card's title becomes the address it leads to; left out, the cards lead nowhere. */
  links: titleLinksSchema.optional(),
  /** The words of that link. */
  linkLabel: text().default('Learn More'),
  /** A card's title where the service gives none: one for all, or the first card's, the second's and so on. */
  fallbackTitle: z.union([text(), z.array(text())]).optional(),
  /** A card's text where the service gives none. */
  fallbackDescription: text().optional(),
})
