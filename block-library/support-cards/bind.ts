import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import { placedItems } from '../shared/placed-items.ts'

/** The section's first two items as cards, its third as their ground. */
export function bindSupportCards(options: BlockOf<'support-cards'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const [first, second, ground] = placedItems(context.section(options.section))
  const cards = [first, second].filter((card) => card !== undefined)
  return { title: bound.title, lead: bound.lead, cards, groundSrc: ground?.src, button: options.button }
}
