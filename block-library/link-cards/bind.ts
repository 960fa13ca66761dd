import type { BlockOf } from '../../schemas/blocks/index.ts'

/** All of it is in the config. */
export function bindLinkCards({ heading, links }: BlockOf<'link-cards'>) {
  return { title: heading, links }
}
