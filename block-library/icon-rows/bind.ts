import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's first item as the picture, its second to fourth as rows. */
export function bindIconRows(options: BlockOf<'icon-rows'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const { title, lead, cards } = bound
  return { title, lead, src: cards[0]?.src, rows: cards.slice(1, 4) }
}
