import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's first five pictures. */
export function bindMosaic(options: BlockOf<'mosaic'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  return { title: bound.title, lead: bound.lead, pictures: bound.cards.filter(({ src }) => src).slice(0, 5) }
}
