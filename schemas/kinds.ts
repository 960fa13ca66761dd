import { z } from 'zod'
import { rootPath } from './shared/link.ts'
import { plainText, text } from './shared/text.ts'

/** Where the pages of a kind lie. */
const placeSchema = z.strictObject({
  /** The folder of `page-configs/`. */
  folder: z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'must be lower case words joined by hyphens' }),
  /** The address that they lie below. */
  root: rootPath(),
})

/** The kinds of pages that the site has, by the name that a page gives as its `type`. */
export const kindsSchema = z.record(
  plainText(),
  z.strictObject({
    /** The entry of `page-configs/metadata.json` for pages of this kind that have none of their own (document 1 §2.2). */
    metadata: text(),
    /**
     * What is usual on such pages: options that a block takes where its author leaves them out. The first entry counts whose
     * `block` says nothing else than the author's.
     */
    usual: z
      .array(
        z.strictObject({
          /** The options that tell such a block: its type, and where that is not enough another, such as its variant. */
          block: z.looseObject({
            /** The type of block. */
            type: plainText(),
          }),
          /** What it takes. */
          options: z.record(z.string(), z.unknown()),
        }),
      )
      .default([]),
    /** Where its pages lie; a kind without lies in `general/`, which holds pages of any kind below `/`. */
    pages: placeSchema.optional(),
  }),
)

export type Kinds = z.output<typeof kindsSchema>
export type KindsInput = z.input<typeof kindsSchema>
