import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindFilledSection, withPictures } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const showcaseBlock = defineBlock({
  type: 'showcase',
  bind: bindShowcase,
  views: { view: () => import('./view.tsx'), 'list-view': () => import('./list-view.tsx') },
  viewFor: ({ layout }) => (layout === 'list' ? 'list-view' : undefined),
})

/**
 * Returns the section's items, of which one is shown at a time. Descriptions are included only if the config sets this.
 */
export function bindShowcase(options: BlockOf<'showcase'>, context: BindContext) {
  const bound = bindFilledSection(options, context)
  if (bound instanceof Hidden) return bound
  const { layout, interval, showDescription } = options
  const cards = withPictures(bound.items, context)
  return {
    heading: bound.heading,
    props: { lead: showDescription ? bound.lead : '', cards, layout, interval },
  }
}
