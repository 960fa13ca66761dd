import { z } from 'zod'
import { matching } from './shared/matching.ts'

/** Translations of the texts of one config or one answer. It holds nothing but texts, so nothing else can differ. */
export const translationSchema = z.strictObject({
  /** `draft`: translated by a machine, and read by nobody. Pages say so, and are not published at a deployed address. */
  status: z.enum(['draft']).optional(),
  /** Translations by the paths of their texts. Entries of lists are named by their ids, sections or types. */
  texts: z.record(
    z.string(),
    z.strictObject({
      /** Start of the hash of the text that is translated. */
      of: matching(/^[0-9a-f]{8}$/, '8 digits, which "npm run translate" writes'),
      /** The translation. Empty while it is missing. */
      text: z
        .string()
        .refine((text) => text === text.trim(), { error: 'must not begin or end with a blank' }),
    }),
  ),
})

export type Translation = z.output<typeof translationSchema>
