import { z } from 'zod'
import { plannerWordsSchema } from '../planner-words.ts'
import { planningSchema } from '../planning.ts'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** Plans a screen: from the place, the viewers and the wall to pitch, size, weight, power and cost, drawn to scale. */
export const screenPlannerSchema = z.strictObject({
  ...blockBase('screen-planner'),
  /** The heading over the planner. */
  heading: text(),
  /** The sentence under it. */
  lead: text().optional(),
  /** What it reckons with. */
  planning: planningSchema,
  /** A section whose items replace typical values. A title names a cabinet, its description says `9.2 kg, 146 W, 640 × 480 mm, P2.5 256 × 192 px`; or a place, `600 to 900 nits, P1.2, P2`. */
  section: sectionRef()
    .meta({
      itemsSay:
        '"9.2 kg", "120 to 146 W", "640 × 480 mm" or "P2.5 256 × 192 px" of a cabinet, "600 to 900 nits" or a pitch built there of a place',
    })
    .optional(),
  /** Takes the plan along to the enquiry. */
  send: buttonSchema,
  /** What the planner itself says. */
  words: plannerWordsSchema.prefault({}),
})
