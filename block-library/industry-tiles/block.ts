import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'
import { andOf, titleAddress } from '../parts/title-address.ts'

export const industryTilesBlock = defineBlock({
  type: 'industry-tiles',
  bind: bindIndustryTiles,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's items as tiles. Each links to the page of its industry by the key rule. */
export function bindIndustryTiles(options: BlockOf<'industry-tiles'>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const tiles = bound.items.map(({ src, hoverSrc, title, name = title }) => ({
    src: context.picture(src),
    hoverSrc: context.picture(hoverSrc),
    title: title || options.fallbackTitle,
    to: titleAddress(name, options.links, andOf(context.site)),
  }))
  return { heading: bound.heading, props: { lead: bound.lead, tiles, button: options.button } }
}
