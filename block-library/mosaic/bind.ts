import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's pictures; one large and two pairs are five at most. */
export function bindMosaic({ large, ...options }: BlockOf<'mosaic'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const pictures = bound.cards.filter(({ src }) => src).slice(0, large === 'first' ? 5 : undefined)
  if (bound.cards.length > 0 && pictures.length === 0) return new Hidden('its items have no pictures')
  return { title: bound.title, lead: bound.lead, large, pictures }
}
