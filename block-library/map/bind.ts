import type { BlockOf } from '../../schemas/blocks/index.ts'

/** All of it is in the config. */
export function bindMap({ heading, embed, href, linkLabel }: BlockOf<'map'>) {
  return { title: heading, embed, href, linkLabel }
}
