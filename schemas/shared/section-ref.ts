import { z } from 'zod'

/**
 * Names a content section, with the page's prefix filled in:
 * `4` with the prefix `retail` is `retail_section4`, `'faq_section'` is `retail_faq_section`,
 * and `{ key: 'faq_section' }` is that key as it stands.
 */
export const sectionRef = () =>
  z.union([
    z.int().min(1).max(9),
    z.string().regex(/^[a-z][a-z0-9_]*$/, { error: shape }),
    z.strictObject({
      /** The whole key of the section, without the prefix. */
      key: z.string().min(1),
    }),
  ])

const shape = 'must be a section number from 1 to 9, a name such as "faq_section", or { key }'

export type SectionRef = z.output<ReturnType<typeof sectionRef>>

/** The key that a reference stands for on a page with this prefix. */
export function sectionKey(ref: SectionRef, prefix: string): string {
  if (typeof ref === 'object') return ref.key
  return `${prefix}_${typeof ref === 'number' ? `section${ref}` : ref}`
}
