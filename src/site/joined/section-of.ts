import type { Page } from '../../../schemas/page.ts'
import { sectionKey } from '../../../schemas/shared/section-ref.ts'

/** Returns the key of the section that a block of the page shows; undefined for a block without a section. */
export function sectionOf(block: Page['blocks'][number], { content }: Page): string | undefined {
  const ref = 'section' in block ? block.section : undefined
  return ref === undefined ? undefined : sectionKey(ref, content?.prefix ?? '')
}
