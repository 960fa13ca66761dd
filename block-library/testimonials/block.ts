import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'
import { tiles } from '../contract/skeleton.ts'

export const testimonialsBlock = defineBlock({
  type: 'testimonials',
  bind: bindTestimonials,
  views: { view: () => import('./view.tsx') },
  skeleton: tiles(2, 16, 4),
})

/** Returns the config's clients, with the address of each picture. */
export function bindTestimonials(
  { heading, clients, base }: BlockOf<'testimonials'>,
  { storage, site, picture }: BindContext,
) {
  const voices = clients.map((client) => ({
    client,
    to: `${base}/${client.slug}`,
    src: picture(storage(client.image)),
    label: client.sample ? site.words.sample : undefined,
  }))
  return { heading, props: { voices } }
}
