import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { linkSchema } from '../shared/link.ts'
import { siteWord } from '../shared/site-word.ts'
import { text } from '../shared/text.ts'

/** Texts of the gallery's controls. */
const wordsSchema = z.strictObject({
  /** Name of the filter for screen readers. */
  filter: siteWord(),
  /** Number of pictures on show: `{shown}` of `{count}`. */
  shown: siteWord('shown', 'count'),
  /**
   * Name of the button that enlarges a picture. `{category}` becomes its category, `{number}` its place among the
   * `{count}` pictures of that.
   */
  enlarge: siteWord('category', 'number', 'count'),
  /** Label of the button that closes the large picture. */
  close: siteWord(),
  /** Place of the large picture: `{number}` of the `{count}` pictures on show. */
  place: siteWord('number', 'count'),
  /** Name of the progress bar for screen readers. */
  progress: siteWord(),
  /** Text beside the progress bar: page `{page}` of `{count}`. */
  page: siteWord('page', 'count'),
  /** Total number of pictures. */
  total: siteWord('count'),
  /** Label of the select that leads to any page. */
  jump: siteWord(),
  /** Label of a page in the select. */
  jumpTo: siteWord('page'),
})

/** Pictures by category, in pages. Each opens large. */
export const gallerySchema = z.strictObject({
  ...blockBase('gallery'),
  /** Heading over the filter. */
  heading: text(),
  /** Label of the filter that shows every category. */
  allLabel: siteWord(),
  /** Number of pictures on a page. */
  pageSize: z.int().min(1).default(6),
  /** Number of pages above which a select leads to any page. */
  quickJumpAbove: z.int().min(1).default(5),
  /** Names under pictures, by their path in the content service: `pictures/hall-1.webp`. */
  names: z.record(z.string(), text()).default({}),
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
