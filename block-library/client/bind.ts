import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'

/** The client that came along with the navigation, with the config's fixed words; undefined when none came. */
export function bindClient(options: BlockOf<'client'>, { visit: { client }, storage }: BindContext) {
  const { achievements, partnership, missing, home, button } = options
  return {
    /** The page is the client's. */
    pageName: client?.name,
    client: client && { ...client, src: storage(client.image) },
    achievements,
    partnership,
    missing,
    home,
    button,
  }
}
