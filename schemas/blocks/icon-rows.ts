import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'

/** A picture beside up to three rows with an icon each: the section's first item, then the second to the fourth (document 1 §2.6). */
export const iconRowsSchema = z.strictObject(sectionBlock('icon-rows'))
