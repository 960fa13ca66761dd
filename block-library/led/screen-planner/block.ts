import { type BindContext, defineBlock, type OptionsOf, waysToUs } from 'pagework/blocks'
import { withSupplied } from './supplied.ts'
import type { schema } from './schema.ts'

export const block = defineBlock({
  type: 'screen-planner',
  bind: bindScreenPlanner,
  views: { view: () => import('./view.tsx') },
})

/** Returns the config's planning, with the figures of the service where it sends them. */
export function bindScreenPlanner(
  { heading, section, planning, pictures, lead, send, words }: OptionsOf<typeof schema>,
  { section: find, site, refuse }: BindContext,
) {
  const items = section === undefined ? undefined : find(section)?.items
  const supplied = withSupplied(planning, items, (item, part) => refuse({ item, part }))
  return {
    heading,
    props: { planning: supplied, pictures, lead, send, words, locale: site.language, others: waysToUs(site) },
  }
}
