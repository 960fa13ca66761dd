import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { text } from '../shared/text.ts'

/** A map that loads when it comes near the viewport, and a plain link to it. */
export const mapSchema = z.strictObject({
  ...blockBase('map'),
  /** Heading over the map. */
  heading: text(),
  /** Address of the map for embedding. */
  embed: z.url({ protocol: /^https$/ }),
  /** Address of the plain link, for browsers that cannot load the map. */
  href: z.url({ protocol: /^https$/ }),
  /** Label of the link. */
  linkLabel: text(),
})
