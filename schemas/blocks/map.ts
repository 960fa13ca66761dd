import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { text } from '../shared/text.ts'

/** A map that loads when it comes near, and a plain link to it. */
export const mapSchema = z.strictObject({
  ...blockBase('map'),
  /** The heading over the map. */
  heading: text(),
  /** The address that can be embedded. */
  embed: z.url({ protocol: /^https$/ }),
  /** The address to open where the map cannot load. */
  href: z.url({ protocol: /^https$/ }),
  /** The words of that link. */
  linkLabel: text(),
})
