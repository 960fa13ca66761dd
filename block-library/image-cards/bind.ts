import type { BlockOf } from '../../schemas/blocks/index.ts'
import { industryPath, productPath } from '../shared/address-rules.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's items as cards. */
export function bindImageCards(options: BlockOf<'image-cards'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const { columns, words, links, linkLabel, fallbackTitle = '', fallbackDescription = '' } = options
  const cards = bound.cards.map((card) => ({
    ...card,
    title: card.title || fallbackTitle,
    description: card.description || fallbackDescription,
    to: addressOf(card.title, links),
  }))
  return { ...bound, cards, columns, words, linkLabel }
}

function addressOf(title: string, links: BlockOf<'image-cards'>['links']): string | undefined {
  if (links === 'industries') return industryPath(title)
  return links === 'products' ? productPath(title) : undefined
}
