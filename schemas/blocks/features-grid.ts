import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { blockWords } from '../shared/section-block.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { siteWord } from '../shared/site-word.ts'
import { text } from '../shared/text.ts'
import { titleMatcher } from '../shared/title-matcher.ts'

const five = 'a features grid has exactly five'

/** Five tiles in three columns: from a section, placed by title or else by position, or written in the config. */
export const featuresGridSchema = z
  .strictObject({
    ...blockBase('features-grid'),
    /** Section whose pictures become tiles. */
    section: sectionRef().optional(),
    ...blockWords(),
    /** Heading of the block where the section has none. */
    fallbackHeading: siteWord('title'),
    /** Titles of the five tiles, in order. A tile whose title is missing shows the picture at its position. */
    titles: z.array(titleMatcher()).length(5, { error: five }).optional(),
    /** Tiles that show only their title, counted from 1. */
    titleOnly: z.array(z.int().min(1).max(5)).default([]),
    /** Tiles written in the config, in place of a section. */
    items: z
      .array(
        z.strictObject({
          /** Title of the feature. */
          title: text(),
          /** Description of the feature's benefit. */
          description: text().optional(),
        }),
      )
      .length(5, { error: five })
      .optional(),
    /** Text in place of the tiles while the section is absent (truck and standee). Without it the block is hidden. */
    absentText: text().optional(),
    /** Text in place of the tiles when the section has no pictures. */
    emptyText: siteWord(),
  })
  .refine((grid) => (grid.section === undefined) !== (grid.items === undefined), {
    error: 'a features grid takes either a "section" or "items"',
  })
