import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const featureAccordionBlock = defineBlock({
  type: 'feature-accordion',
  bind: bindFeatureAccordion,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's items as features. Without pictures of theirs, the first picture of the section is at the side. */
export function bindFeatureAccordion(options: BlockOf<'feature-accordion'>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const features = bound.items.filter(({ title }) => title)
  if (bound.items.length > 0 && features.length === 0) return new Hidden('its items have no titles')
  const shown = features.map((feature) => ({ ...feature, src: context.picture(feature.src) }))
  const first = shown.some(({ src }) => src) ? undefined : bound.items.find((item) => item.src)
  return {
    heading: bound.heading,
    props: { lead: bound.lead, features: shown, src: context.picture(first?.src) },
  }
}
