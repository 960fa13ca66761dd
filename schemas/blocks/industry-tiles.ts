import { z } from 'zod'
import { buttonSchema } from '../shared/link.ts'
import { sectionBlock } from '../shared/section-block.ts'
import { siteWord } from '../shared/site-word.ts'
import { titleLinksSchema } from '../shared/title-links.ts'

/** Industry tiles in rows of 2, 3 or 4. A picture replaces the icon under the pointer. */
export const industryTilesSchema = z.strictObject({
  ...sectionBlock('industry-tiles'),
  /** Title of a tile where the service sends none. */
  fallbackTitle: siteWord(),
  /** Rule that makes the address of a tile from its title. */
  links: titleLinksSchema,
  /** Button beside the heading. */
  button: buttonSchema,
})
