import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'
import { titleLinksSchema } from '../shared/title-links.ts'

/** Industry tiles, 2, 3 or 4 beside each other, each with an icon that changes under the pointer (document 1 §2.3). */
export const industryTilesSchema = z.strictObject({
  ...blockBase('industry-tiles'),
  /** The section whose items become tiles: a default and a hover picture each. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().optional(),
  /** A tile's title where the service gives none. */
  fallbackTitle: text().default('Industry Solution'),
  /** How a tile's title becomes the address it leads to. */
  links: titleLinksSchema,
  /** The button beside the heading. */
  button: buttonSchema,
})
