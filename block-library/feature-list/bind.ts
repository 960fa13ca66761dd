import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's items as features; the first picture among them is the side picture. */
export function bindFeatureList(options: BlockOf<'feature-list'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const features = bound.cards.filter(({ title }) => title)
  if (bound.cards.length > 0 && features.length === 0) return new Hidden('its items have no titles')
  return {
    title: bound.title,
    lead: bound.lead,
    features,
    src: bound.cards.find(({ src }) => src)?.src,
  }
}
