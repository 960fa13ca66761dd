import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { headingOf } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'
import { tiles } from '../contract/skeleton.ts'

export const faqBlock = defineBlock({
  type: 'faq',
  bind: bindFaq,
  views: { view: () => import('./view.tsx') },
  skeleton: tiles(1, 3.5, 6),
})

/** Returns the section's questions. Without questions, the block is hidden (document 2 §2). */
export function bindFaq(options: BlockOf<'faq'>, { section }: BindContext) {
  const source = section(options.section)
  if (!source?.faqs.length) return new Hidden(`its section ${source ? 'has no questions' : 'is missing'}`)
  return { heading: headingOf(options, source), props: { entries: source.faqs, group: options.id } }
}
