import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import { placedItems } from '../shared/placed-items.ts'

/** The section's items as reasons; one without a title takes the config's of its position. */
export function bindReasonCards(options: BlockOf<'reason-cards'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const cards = placedItems(context.section(options.section)).flatMap((card, place) =>
    card ? [{ ...card, title: card.title || (options.fallbackTitles[place] ?? '') }] : [],
  )
  return { ...bound, cards }
}
