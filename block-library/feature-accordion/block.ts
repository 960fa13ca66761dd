import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const featureAccordionBlock = defineBlock({
  type: 'feature-accordion',
  bind: bindFeatureAccordion,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's items as features. The first picture among the items is the side picture. */
export function bindFeatureAccordion(options: BlockOf<'feature-accordion'>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const features = bound.items.filter(({ title }) => title)
  if (bound.items.length > 0 && features.length === 0) return new Hidden('its items have no titles')
  const src = context.picture(bound.items.find((item) => item.src)?.src)
  return { heading: bound.heading, props: { lead: bound.lead, features, src } }
}
