import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'
import { tiles } from '../contract/skeleton.ts'

export const mapBlock = defineBlock({
  type: 'map',
  bind: bindMap,
  views: { view: () => import('./view.tsx') },
  skeleton: tiles(1, 28),
  frame: ({ embed }) => embed,
})

/** Returns the config's map and the offices of the site. */
export function bindMap({ heading, embed, href, linkLabel }: BlockOf<'map'>, { site }: BindContext) {
  return { heading, props: { embed, href, linkLabel, cities: site.cities } }
}
