import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection, withPictures } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const supportCardsBlock = defineBlock({
  type: 'support-cards',
  bind: bindSupportCards,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's first two items as cards, and its third as their background. */
export function bindSupportCards(options: BlockOf<'support-cards'>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const [first, second, ground] = bound.places
  const cards = withPictures(
    [first, second].filter((card) => card !== undefined),
    context,
  )
  const props = { lead: bound.lead, cards, ground: context.picture(ground?.src), button: options.button }
  return { heading: bound.heading, props }
}
