import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'
import { placesOf } from '../parts/places-of.ts'
import { placeTowns } from './place-towns.ts'

export const mapBlock = defineBlock({
  type: 'map',
  isRepeated: true,
  bind: bindMap,
  views: { view: () => import('./view.tsx') },
  frame: ({ embed }) => embed,
})

/** Returns the config's map, the drawn map of its towns, and the offices of the site. */
export function bindMap(options: BlockOf<'map'>, { site }: BindContext) {
  const { heading, embed, href, linkLabel, towns, coast, townsLabel, scale } = options
  const still = towns && {
    ...placeTowns(towns, coast),
    label: townsLabel.replace('{towns}', () => towns.map(({ name }) => name).join(', ')),
    scale,
  }
  return {
    heading,
    props: {
      embed,
      href,
      linkLabel,
      still,
      places: placesOf(site).map(({ name, street }) => (street ? `${name}, ${street}` : name)),
    },
  }
}
