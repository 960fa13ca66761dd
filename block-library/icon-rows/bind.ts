import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import { placedItems } from '../shared/placed-items.ts'

/** The section's first item as the picture, its second to fourth as rows. */
export function bindIconRows(options: BlockOf<'icon-rows'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const [picture, ...rows] = placedItems(context.section(options.section))
  return {
    title: bound.title,
    lead: bound.lead,
    hasPicture: bound.cards.length > 0,
    src: picture?.src,
    rows: rows.slice(0, 3).filter((row) => row !== undefined),
  }
}
