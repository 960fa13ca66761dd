import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'

/** The section's pictures, each with the address of its position. */
export function bindLinkMosaic(options: BlockOf<'link-mosaic'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const tiles = bound.cards.flatMap(({ src, title }, index) => {
    const to = options.links[index]
    return to === undefined ? [] : [{ src, title, to }]
  })
  return { title: bound.title, lead: bound.lead, tiles }
}
