import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const statisticsBlock = defineBlock({
  type: 'statistics',
  bind: bindStatistics,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's items as figures. */
export function bindStatistics(options: BlockOf<'statistics'>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const figures = bound.items.map(({ title, description, html }) => ({
    figure: title,
    label: description,
    html,
  }))
  return { heading: bound.heading, props: { lead: bound.lead, figures, button: options.button } }
}
