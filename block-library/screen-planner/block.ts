import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { defineBlock } from '../contract/define-block.ts'
import { tiles } from '../contract/skeleton.ts'
import { waysToUs } from '../parts/ways-to-us.ts'
import { withSupplied } from './supplied.ts'

export const screenPlannerBlock = defineBlock({
  type: 'screen-planner',
  bind: bindScreenPlanner,
  views: { view: () => import('./view.tsx') },
  skeleton: tiles(2, 44),
})

/** Returns the config's planning, with the figures of the service where it sends them. */
export function bindScreenPlanner(
  { heading, section, planning, pictures, lead, send, words }: BlockOf<'screen-planner'>,
  { section: find, site, refuse }: BindContext,
) {
  const items = section === undefined ? undefined : find(section)?.items
  const supplied = withSupplied(planning, items, (item, part) => refuse({ item, part }))
  return {
    heading,
    props: { planning: supplied, pictures, lead, send, words, locale: site.language, others: waysToUs(site) },
  }
}
