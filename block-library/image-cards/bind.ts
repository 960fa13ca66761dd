import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's items as cards. */
export function bindImageCards(options: BlockOf<'image-cards'>, context: BindContext) {
  const bound = bindCards(options, context)
  return bound instanceof Hidden ? bound : { ...bound, columns: options.columns, words: options.words }
}
