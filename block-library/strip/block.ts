import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindFilledSection, withPictures } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const stripBlock = defineBlock({
  type: 'strip',
  bind: bindStrip,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's items as one long row. */
export function bindStrip(options: BlockOf<'strip'>, context: BindContext) {
  const bound = bindFilledSection(options, context)
  if (bound instanceof Hidden) return bound
  const { heading, lead, items } = bound
  return { heading, props: { label: heading || options.label, lead, cards: withPictures(items, context) } }
}
