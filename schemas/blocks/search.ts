import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { linkSchema } from '../shared/link.ts'
import { siteWord } from '../shared/site-word.ts'
import { plainText, text } from '../shared/text.ts'

/** Texts of the search. */
const wordsSchema = z.strictObject({
  /** Label of the field. */
  label: siteWord(),
  /** Label of the button. */
  submit: siteWord(),
  /** Name of the filter for screen readers. */
  filter: siteWord(),
  /** Label of the filter that shows every kind of page. */
  all: siteWord(),
  /** Number of results: `{count}` for the searched words `{query}`. */
  results: siteWord('count', 'query'),
  /** Heading over results in the site's own language, on a page in another. `{language}` becomes its name. */
  others: siteWord('language'),
  /** Text if nothing is found. `{query}` becomes the searched words. */
  none: siteWord('query'),
  /** Advice below that text. */
  advice: siteWord(),
  /** Label of the button that shows more results. */
  more: siteWord(),
  /** Text if the list of words cannot be loaded. */
  failed: siteWord(),
  /** Text in a browser without scripts. */
  noScript: siteWord(),
})

/** A field that searches the published pages, and the results. `search` of the site names its page. */
export const searchSchema = z.strictObject({
  ...blockBase('search'),
  /** Heading over the field. */
  heading: text(),
  /** Whether the results are on this page. Otherwise the field leads to the page of the site's `search`. */
  results: z.boolean().default(true),
  /** Kinds of pages by which visitors filter the results, each with its label. */
  kinds: z
    .array(
      z.strictObject({
        /** Name of the kind in `page-configs/kinds.ts`. */
        kind: plainText(),
        /** Label of the filter, and of the kind in a result. */
        label: text(),
      }),
    )
    .default([]),
  /** Number of results that are shown before "more" is pressed, and are added by it. */
  pageSize: z.int().min(1).default(8),
  /** Links where nothing is found. */
  links: z.array(linkSchema).default([]),
  /** Texts of the search. */
  words: wordsSchema.prefault({}),
})
