import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { siteWord } from '../shared/site-word.ts'
import { text } from '../shared/text.ts'

/** Latitude and longitude in degrees. */
const point = () => z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])

/** A map that loads when it comes near the viewport, a plain link to it, and a drawn map of towns. */
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
  /** Towns of a drawn map beside the embedded one, which is shown even if the embedded one does not load. */
  towns: z
    .array(
      z.strictObject({
        /** Name of the town. */
        name: text(),
        /** Latitude and longitude in degrees. */
        at: point(),
      }),
    )
    .min(2)
    .optional(),
  /** Points of a coast, in order, around the land that the drawn map shows. It may end outside the map. */
  coast: z.array(point()).min(2).optional(),
  /** Name of the drawn map for screen readers. `{towns}` becomes the names of the towns. */
  townsLabel: siteWord('towns'),
  /** Label of the drawn map's scale, a bar of 100 km. */
  scale: siteWord(),
})
