import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { blockWords } from '../shared/section-block.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Finds a tile by its title: `'Slim Profile'` is the whole title, `{ contains: 'Easy transport' }` a part of it. */
const titleMatcher = z
  .union([
    text(),
    z.strictObject({
      /** The part of the title. */
      contains: text(),
    }),
  ])
  .transform((matcher) =>
    typeof matcher === 'string'
      ? { how: 'equals' as const, text: matcher }
      : { how: 'contains' as const, text: matcher.contains },
  )

const five = 'a features grid has exactly five'

/** Five tiles in three columns: from a section, matched by title and else by position, or fixed in the config. */
export const featuresGridSchema = z
  .strictObject({
    ...blockBase('features-grid'),
    /** The section whose pictures become tiles. */
    section: sectionRef().optional(),
    ...blockWords(),
    /** The heading where the section has none. */
    fallbackHeading: text().default('Why Choose {title}?'),
    /** Which title belongs on which of the five tiles; a tile without its title takes the picture of its position. */
    titles: z.array(titleMatcher).length(5, { error: five }).optional(),
    /** Tiles, counted from 1, that show their title alone. */
    titleOnly: z.array(z.int().min(1).max(5)).default([]),
    /** Tiles fixed in the config, in place of a section. */
    items: z
      .array(
        z.strictObject({
          /** What the feature is called. */
          title: text(),
          /** What it does for the buyer. */
          description: text().optional(),
        }),
      )
      .length(5, { error: five })
      .optional(),
    /** Stands in the block's place while its section is absent (truck and standee); without it the block is not shown. */
    absentText: text().optional(),
    /** Stands in the block's place when its section has no pictures. */
    emptyText: text().default('No features data available'),
  })
  .refine((grid) => (grid.section === undefined) !== (grid.items === undefined), {
    error: 'a features grid takes either a "section" or "items"',
  })
