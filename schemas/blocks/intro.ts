import { z } from 'zod'
import { buttonSchema } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'
import { titleLinksSchema } from '../shared/title-links.ts'

/** The page's argument in a few lines, with a checklist (any list in its text) and a picture beside it. */
export const introSchema = z.strictObject({
  ...sectionBlock('intro'),
  /**
   * Shows, in place of the section's words, the one item that the page's address names: how a title becomes the last part of
   * the address (for pages without content of their own, docs/rulings.md). Where no item fits the block is not shown.
   */
  itemByAddress: titleLinksSchema.optional(),
  /** Which of the section's pictures stands beside its words, counted from 1. */
  picture: z.int().min(1).default(1),
  /** A button under the text. */
  button: buttonSchema.optional(),
  /** What opens a long text on a phone. */
  more: text().default('Read more'),
  /** What closes it. */
  less: text().default('Read less'),
})
