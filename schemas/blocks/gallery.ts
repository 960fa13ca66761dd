import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { linkSchema } from '../shared/link.ts'
import { text } from '../shared/text.ts'

/** Texts of the gallery's controls. */
const wordsSchema = z.strictObject({
  /** Name of the filter for screen readers. */
  filter: text().default('Categories'),
  /** Number of pictures on show: `{shown}` of `{count}`. */
  shown: text().default('Showing {shown} of {count} images'),
  /**
   * Name of the button that enlarges a picture. `{category}` becomes its category, `{number}` its place among the
   * `{count}` pictures of that.
   */
  enlarge: text().default('Enlarge: {category}, picture {number} of {count}'),
  /** Label of the button that closes the large picture. */
  close: text().default('Close'),
  /** Place of the large picture: `{number}` of the `{count}` pictures on show. */
  place: text().default('{number} of {count}'),
  /** Name of the progress bar for screen readers. */
  progress: text().default('Progress through the pages'),
  /** Text beside the progress bar: page `{page}` of `{count}`. */
  page: text().default('Page {page} of {count}'),
  /** Total number of pictures. */
  total: text().default('{count} images'),
  /** Label of the select that leads to any page. */
  jump: text().default('Quick jump:'),
  /** Label of a page in the select. */
  jumpTo: text().default('Page {page}'),
})

/** Pictures by category, in pages. Each opens large (document 1 §2.8). */
export const gallerySchema = z.strictObject({
  ...blockBase('gallery'),
  /** Heading over the filter. */
  heading: text(),
  /** Label of the filter that shows every category. */
  allLabel: text().default('All'),
  /** Number of pictures on a page. */
  pageSize: z.int().min(1).default(6),
  /** Number of pages above which a select leads to any page. */
  quickJumpAbove: z.int().min(1).default(5),
  /** A page for each category that has one. The large picture links to it. */
  categoryLinks: z
    .array(
      z.strictObject({
        /** Title of the category in the content. */
        category: text(),
        ...linkSchema.shape,
      }),
    )
    .default([]),
  /** Texts of the gallery's controls. */
  words: wordsSchema.prefault({}),
})
