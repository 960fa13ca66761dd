import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const testimonialsBlock = defineBlock({
  type: 'testimonials',
  isRepeated: true,
  bind: bindTestimonials,
  views: { view: () => import('./view.tsx') },
})

/** Returns the config's clients, with the address of each picture. Invented clients may be hidden. */
export function bindTestimonials(
  { heading, clients, base, samples }: BlockOf<'testimonials'>,
  { storage, site, picture }: BindContext,
) {
  const named = samples === 'hidden' ? clients.filter(({ sample }) => !sample) : clients
  if (named.length === 0) return new Hidden('its clients are all samples', true)
  const voices = named.map((client) => ({
    client,
    to: `${base}/${client.slug}`,
    src: picture(storage(client.image)),
    label: client.sample ? site.words.sample : undefined,
  }))
  return { heading, props: { voices } }
}
