import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { siteWord } from '../shared/site-word.ts'

/**
 * A row of pictures with titles that scrolls by itself and stops under the pointer (product pages, section 3). Hidden
 * without items.
 */
export const stripSchema = z.strictObject({
  ...sectionBlock('strip'),
  /** Name of a row without a heading, for screen readers. */
  label: siteWord(),
})
