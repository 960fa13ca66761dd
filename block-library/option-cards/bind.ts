import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's items as options, each with its own questions. */
export function bindOptionCards(options: BlockOf<'option-cards'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  return { ...bound, group: options.id, tip: options.tip, openFirst: options.openFirst }
}
