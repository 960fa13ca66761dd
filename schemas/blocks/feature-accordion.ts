import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'

/**
 * Features whose description opens under the pointer. The first picture of the section is shown at the side.
 */
export const featureAccordionSchema = z.strictObject(sectionBlock('feature-accordion'))
