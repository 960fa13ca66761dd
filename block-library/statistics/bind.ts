import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's items as figures. */
export function bindStatistics(options: BlockOf<'statistics'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const figures = bound.cards.map(({ title, description, html }) => ({
    figure: title,
    label: description,
    html,
  }))
  return { title: bound.title, lead: bound.lead, figures, button: options.button }
}
