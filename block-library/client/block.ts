import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'

export const clientBlock = defineBlock({
  type: 'client',
  bind: bindClient,
  views: { view: () => import('./view.tsx') },
})

/**
 * Returns the client that the navigation carried, with the config's fixed words. Without a client, the result says so.
 * The client's name becomes the name of the page.
 */
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
    /** Facts that have a value, with their labels. */
    facts: [
      { name: labels.company, value: client?.company },
      { name: labels.industry, value: client?.industry },
      { name: labels.location, value: client?.location },
      { name: labels.partnership, value: partnership },
    ].filter(({ value }) => value),
  }
  return { pageName: client?.name, props }
}
