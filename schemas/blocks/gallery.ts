import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { text } from '../shared/text.ts'

/** Pictures by category, page by page, each opening large (document 1 §2.8). */
export const gallerySchema = z.strictObject({
  ...blockBase('gallery'),
  /** The heading over the filter. */
  heading: text(),
  /** The filter that shows every category. */
  allLabel: text().default('All'),
  /** Pictures on a page. */
  pageSize: z.int().min(1).default(6),
  /** A select leads to any page when there are more pages than this. */
  quickJumpAbove: z.int().min(1).default(5),
})
