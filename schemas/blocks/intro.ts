import { z } from 'zod'
import { buttonSchema } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'
import { siteWord } from '../shared/site-word.ts'
import { titleLinksSchema } from '../shared/title-links.ts'

/** Introduction of the page in a few lines, with a checklist (any list in its text) and a picture beside it. */
export const introSchema = z.strictObject({
  ...sectionBlock('intro'),
  /**
   * Shows the one item that the page's address names, in place of the section's words. The rule makes the last part of
   * the address from a title (for pages without content of their own). The block is hidden where no
   * item fits.
   */
  itemByAddress: titleLinksSchema.optional(),
  /** Number of the section's picture that is shown beside the words, counted from 1. */
  picture: z.int().min(1).default(1),
  /** Button under the text. */
  button: buttonSchema.optional(),
  /** Label of the button that expands a long text on a phone. */
  more: siteWord(),
  /** Label of the button that collapses the text. */
  less: siteWord(),
})
