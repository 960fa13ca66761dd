import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** The map is the config's; the offices under it are the site's. */
export function bindMap({ heading, embed, href, linkLabel }: BlockOf<'map'>, { site }: BindContext) {
  return { title: heading, embed, href, linkLabel, cities: site.cities }
}
