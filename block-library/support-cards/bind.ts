import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's first two items as cards, its third as their ground. */
export function bindSupportCards(options: BlockOf<'support-cards'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const { title, lead, cards } = bound
  return { title, lead, cards: cards.slice(0, 2), groundSrc: cards[2]?.src, button: options.button }
}
