import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** The client that came along with the navigation, with the config's fixed words; undefined when none came. */
export function bindClient(options: BlockOf<'client'>, { visit: { client }, storage, site }: BindContext) {
  const { about, achievements, partnership, missing, home, button } = options
  return {
    /** The page is the client's. */
    pageName: client?.name,
    client: client && {
      ...client,
      src: client.image ? storage(client.image) : undefined,
      label: client.sample ? site.sampleLabel : undefined,
    },
    about: about.replaceAll('{name}', () => client?.name ?? ''),
    achievements,
    partnership,
    missing,
    home,
    button,
  }
}
