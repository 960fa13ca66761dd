import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's items as cards with overlaid titles. */
export function bindOptionsGrid(options: BlockOf<'options-grid'>, context: BindContext) {
  const bound = bindCards(options, context)
  return bound instanceof Hidden
    ? bound
    : { ...bound, mediumColumns: options.mediumColumns, largeColumns: options.largeColumns }
}
