import { z } from 'zod'
import { rootPath } from './shared/link.ts'
import { matching } from './shared/matching.ts'
import { sectionRef } from './shared/section-ref.ts'
import { stateTexts } from './shared/state-texts.ts'
import { plainText } from './shared/text.ts'

/** Folder and addresses of the pages of a kind. */
const placeSchema = z.strictObject({
  /** Folder of `page-configs/` that holds the pages. */
  folder: matching(/^[a-z][a-z0-9-]*$/, 'lower case words joined by hyphens'),
  /** Address that the pages follow. */
  root: rootPath(),
})

/** Default options of blocks, on pages of a kind. */
const blockDefaultsSchema = z.strictObject({
  /**
   * Blocks that take the options: those of a type, or those of a type that show one section. No design option selects
   * blocks, so that another design never changes a text or an id.
   */
  block: z.strictObject({
    /** Type of the block. */
    type: plainText(),
    /** Section that the block shows. An entry with a section replaces the entry without one. */
    section: sectionRef().optional(),
  }),
  /** Options that such a block takes where its author omits them. */
  options: z.record(z.string(), z.unknown()).superRefine((options, context) => {
    for (const key of ['type', 'section'].filter((option) => option in options)) {
      const written = `${key}: ${JSON.stringify(options[key])}`
      const message = `each block writes its own: write ${written} into the blocks that this entry is for, then remove it here`
      context.addIssue({ code: 'custom', path: [key], message })
    }
  }),
})

/** Kinds of pages of the site, by the name that a page gives as its `kind`. */
export const kindsSchema = z.record(
  plainText(),
  z.strictObject({
    /** Entry of `page-configs/metadata.json` for pages of this kind without an entry of their own. */
    metadata: plainText(),
    /** Default options of blocks: headings, ids and breadcrumb parents that are equal on most pages of the kind. */
    defaults: z
      .array(blockDefaultsSchema)
      .default([])
      .superRefine((entries, context) => {
        const blocks = entries.map(({ block: { type, section } }) => JSON.stringify([type, section]))
        for (const [index, block] of blocks.entries()) {
          const first = blocks.indexOf(block)
          const message = `is for the same blocks as entry ${first}: write the options of both into one entry`
          if (first !== index) context.addIssue({ code: 'custom', path: [index, 'block'], message })
        }
      }),
    /** Texts while pages of the kind load and when their content fails. A page may write others. */
    states: z.strictObject(stateTexts).partial().default({}),
    /**
     * Folder and addresses of the pages. Pages of a kind without it are files of `general/`, with addresses below `/`.
     */
    pages: placeSchema.optional(),
  }),
)

export type Kinds = z.output<typeof kindsSchema>
export type KindsInput = z.input<typeof kindsSchema>
