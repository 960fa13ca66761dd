import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** The client that came along with the navigation, with the config's fixed words; undefined when none came. */
export function bindClient(options: BlockOf<'client'>, { visit: { client }, storage, site }: BindContext) {
  const { testimonialHeading, aboutHeading, about, achievements, labels, partnership, ...rest } = options
  const { missing, home, button } = rest
  return {
    /** The page is the client's. */
    pageName: client?.name,
    client: client && {
      ...client,
      src: client.image ? storage(client.image) : undefined,
      label: client.sample ? site.sampleLabel : undefined,
    },
    testimonialHeading,
    aboutHeading,
    about: about.replaceAll('{name}', () => client?.name ?? ''),
    achievements,
    /** What is set of it, by name. */
    facts: [
      { name: labels.company, value: client?.company },
      { name: labels.industry, value: client?.industry },
      { name: labels.location, value: client?.location },
      { name: labels.partnership, value: partnership },
    ].filter(({ value }) => value),
    missing,
    home,
    button,
  }
}
