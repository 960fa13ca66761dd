import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { siteWord } from '../shared/site-word.ts'
import { text } from '../shared/text.ts'
import { titleLinksSchema } from '../shared/title-links.ts'

/** Items of a section as cards. */
export const cardsSchema = z
  .strictObject({
    ...sectionBlock('cards'),
    /**
     * Layout of a card. `below`: words under the picture; `beside`: words to its right, for wide cards; `over`: the title
     * over a picture 300 px high; `tall`: all words at the foot of a tall picture, in one row; `reasons`: short words
     * with a small picture.
     */
    variant: z.enum(['below', 'beside', 'over', 'tall', 'reasons']).default('below'),
    /** Maximum cards in a row on a large screen. `reasons` has three, `tall` has a single row. */
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(4),
    /** Maximum cards in a row on a medium screen. */
    mediumColumns: z.union([z.literal(2), z.literal(3)]).default(2),
    /** Rule that makes the address of a card from its title, for the variants `below` and `beside`. Without it the cards have no links. */
    links: titleLinksSchema.optional(),
    /** Label of the link of a card. */
    linkLabel: siteWord(),
    /** Title of a card where the service sends none: one for all cards, or a list with one for each. */
    fallbackTitle: z.union([text(), z.array(text())]).optional(),
    /** Text of a card where the service sends none. */
    fallbackDescription: text().optional(),
  })
  .refine(({ variant, links }) => !links || variant === 'below' || variant === 'beside', {
    path: ['links'],
    error: 'is for the variants below and beside only, because other cards have no links',
  })
