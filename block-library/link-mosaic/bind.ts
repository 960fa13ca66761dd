import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import { placedItems } from '../shared/placed-items.ts'

/** The section's pictures, each with the address of its position. */
export function bindLinkMosaic(options: BlockOf<'link-mosaic'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const places = placedItems(context.section(options.section)).slice(0, options.links.length)
  const tiles = options.links.slice(0, places.length).map((to, index) => ({
    to,
    /** Undefined where the service sent what cannot be read: the place stays empty, so that no link moves. */
    picture: places[index] && { src: places[index].src, title: places[index].title },
  }))
  return { title: bound.title, lead: bound.lead, tiles }
}
