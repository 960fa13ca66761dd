import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'

/**
 * A picture beside up to three rows with an icon each. The first item of the section is the picture, the second to
 * fourth are the rows.
 */
export const iconRowsSchema = z.strictObject(sectionBlock('icon-rows'))
