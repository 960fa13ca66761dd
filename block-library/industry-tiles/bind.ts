import type { BlockOf } from '../../schemas/blocks/index.ts'
import { bindCards } from '../shared/bind-cards.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import { titleAddress } from '../shared/title-address.ts'

/** The section's items as tiles, each leading to its industry's page by the key rule. */
export function bindIndustryTiles(options: BlockOf<'industry-tiles'>, context: BindContext) {
  const bound = bindCards(options, context)
  if (bound instanceof Hidden) return bound
  const tiles = bound.cards.map(({ src, hoverSrc, title }) => ({
    src,
    hoverSrc,
    title: title || options.fallbackTitle,
    to: titleAddress(title, options.links),
  }))
  return { title: bound.title, lead: bound.lead, tiles, button: options.button }
}
