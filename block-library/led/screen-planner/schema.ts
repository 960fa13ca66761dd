import { backdropSchema, blockBase, buttonSchema, sectionRef, text, z } from 'pagework/blocks'
import { plannerWordsSchema } from './words-schema.ts'
import { planningSchema } from './planning-schema.ts'

/**
 * Planner for a screen: computes pitch, size, weight, power and cost from place, viewers and wall, and draws them to
 * scale.
 */
export const schema = z.strictObject({
  ...blockBase('screen-planner'),
  /** Heading over the planner. */
  heading: text(),
  /** Sentence under the heading. */
  lead: text().optional(),
  /** Data that the planner computes with. */
  planning: planningSchema,
  /** Pictures in the drawings. */
  pictures: z.strictObject({
    /** Picture on the screen. It is cut to the screen's shape. */
    screen: backdropSchema,
    /** Silhouette of a person who fills a square picture from head to foot. */
    person: backdropSchema,
    /** White letters. A capital letter has seven tenths of the picture's height. */
    letters: backdropSchema,
  }),
  /**
   * Section whose items replace typical values. The title of an item names a cabinet or a place. Its description has
   * the values: `9.2 kg, 146 W, 640 × 480 mm, P2.5 256 × 192 px` of a cabinet, `600 to 900 nits, P1.2, P2` of a place.
   */
  section: sectionRef()
    .meta({
      itemsSay:
        '"9.2 kg", "120 to 146 W", "640 × 480 mm" or "P2.5 256 × 192 px" of a cabinet; "600 to 900 nits" or a pitch of a place',
    })
    .optional(),
  /** Button that adds the plan to an enquiry. */
  send: buttonSchema,
  /** Texts of the planner. */
  words: plannerWordsSchema.prefault({}),
})
