import { z } from 'zod'
import { buttonSchema } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'
import { titleLinksSchema } from '../shared/title-links.ts'

/** Industry tiles, 2, 3 or 4 beside each other, each with an icon that changes under the pointer (document 1 §2.3). */
export const industryTilesSchema = z.strictObject({
  ...sectionBlock('industry-tiles'),
  /** A tile's title where the service gives none. */
  fallbackTitle: text().default('Industry Solution'),
  /** How a tile's title becomes the address it leads to. */
  links: titleLinksSchema,
  /** The button beside the heading. */
  button: buttonSchema,
})
