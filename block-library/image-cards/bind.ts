import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import { titleAddress } from '../shared/title-address.ts'

/** The section's items as cards. */
export function bindImageCards(options: BlockOf<'image-cards'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const { columns, words, links, linkLabel, fallbackTitle = '', fallbackDescription = '' } = options
  const cards = bound.cards.map((card) => ({
    ...card,
    title: card.title || fallbackTitle,
    description: card.description || fallbackDescription,
    to: links && titleAddress(card.title, links),
  }))
  return { ...bound, cards, columns, words, linkLabel }
}
