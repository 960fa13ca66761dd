import { z } from 'zod'

/**
 * Reference to a content section, completed with the page's prefix: with the prefix `retail`, `4` is `retail_section4`
 * and `'faq_section'` is `retail_faq_section`. `{ key: 'faq_section' }` is the key `faq_section`, without the prefix.
 */
export const sectionRef = () =>
  z.union([
    z.int().min(1).max(99),
    z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/, { error: shape })
      .meta({ patternWords: 'a name such as "faq_section"' }),
    z.strictObject({
      /** Whole key of the section, without the prefix of the page. */
      key: z.string().min(1),
    }),
  ])

const shape = 'must be a section number from 1 to 99, a name such as "faq_section", or { key }'

export type SectionRef = z.output<ReturnType<typeof sectionRef>>

/** Returns the section key of a reference, on a page with this prefix. */
export function sectionKey(ref: SectionRef, prefix: string): string {
  if (typeof ref === 'object') return ref.key
  return `${prefix}_${typeof ref === 'number' ? `section${ref}` : ref}`
}
