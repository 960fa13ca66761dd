import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindFilledCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's items as a list of titles, each with its picture and words. */
export function bindRotatingShowcase(options: BlockOf<'rotating-showcase'>, context: BindContext) {
  const bound = bindFilledCards(options, context)
  return bound instanceof Hidden ? bound : { ...bound, interval: options.interval }
}
