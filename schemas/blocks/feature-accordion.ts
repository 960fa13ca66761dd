import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'

/** Features whose description opens under the pointer; the section's first picture stands at the side (document 1 §2.3). */
export const featureAccordionSchema = z.strictObject(sectionBlock('feature-accordion'))
