import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** The config's clients, with the address of each picture. */
export function bindTestimonials(
  { heading, clients, base }: BlockOf<'testimonials'>,
  { storage, site }: BindContext,
) {
  return {
    title: heading,
    voices: clients.map((client) => ({
      client,
      to: `${base}/${client.slug}`,
      src: storage(client.image),
      label: client.sample ? site.sampleLabel : undefined,
    })),
  }
}
