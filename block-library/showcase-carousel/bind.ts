import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindFilledCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's items as slides; its description only where the config asks for it. */
export function bindShowcaseCarousel(options: BlockOf<'showcase-carousel'>, context: BindContext) {
  const bound = bindFilledCards(options, context)
  if (bound instanceof Hidden) return bound
  return {
    title: bound.title,
    lead: options.showDescription ? bound.lead : '',
    slides: bound.cards,
    interval: options.interval,
  }
}
