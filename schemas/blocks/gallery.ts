import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { text } from '../shared/text.ts'

/** What the block's controls say. */
const wordsSchema = z.strictObject({
  /** The filter, for those who hear it. */
  filter: text().default('Categories'),
  /** How many pictures are shown: `{shown}` of `{count}`. */
  shown: text().default('Showing {shown} of {count} images'),
  /** The button that each picture is; `{category}` is its own, `{number}` its place among the `{count}` of that. */
  enlarge: text().default('Enlarge: {category}, picture {number} of {count}'),
  /** The button that closes the large picture. */
  close: text().default('Close'),
  /** The bar that shows how far through the pages one is, for those who hear it. */
  progress: text().default('Progress through the pages'),
  /** The same in words: page `{page}` of `{count}`. */
  page: text().default('Page {page} of {count}'),
  /** How many pictures there are in all. */
  total: text().default('{count} images'),
  /** Beside the select that leads to any page. */
  jump: text().default('Quick jump:'),
  /** A page in that select. */
  jumpTo: text().default('Page {page}'),
})

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
  /** What its controls say. */
  words: wordsSchema.prefault({}),
})
