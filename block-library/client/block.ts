import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'
import { tiles } from '../contract/skeleton.ts'

export const clientBlock = defineBlock({
  type: 'client',
  bind: bindClient,
  views: { view: () => import('./view.tsx') },
  skeleton: tiles(2, 24),
})

/** The client that came along with the navigation, with the config's fixed words; undefined when none came. The page is the client's. */
export function bindClient(
  options: BlockOf<'client'>,
  { visit: { client }, storage, site, picture }: BindContext,
) {
  const { labels, partnership, about, type: _type, id: _id, ...words } = options
  const props = {
    ...words,
    client: client && {
      ...client,
      src: client.image ? picture(storage(client.image)) : undefined,
      label: client.sample ? site.words.sample : undefined,
    },
    about: about.replaceAll('{name}', () => client?.name ?? ''),
    /** What is set of it, by name. */
    facts: [
      { name: labels.company, value: client?.company },
      { name: labels.industry, value: client?.industry },
      { name: labels.location, value: client?.location },
      { name: labels.partnership, value: partnership },
    ].filter(({ value }) => value),
  }
  return { pageName: client?.name, props }
}
