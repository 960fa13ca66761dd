import { bindSection, defineBlock, Hidden, type BindContext, type OptionsOf } from 'pagework/blocks'
import type { schema } from './schema.ts'

export const block = defineBlock({
  type: 'new-block',
  bind: bindNewBlock,
  views: { view: () => import('./view.tsx') },
})

/** The section's items with their words. */
export function bindNewBlock(options: OptionsOf<typeof schema>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const items = bound.items.map(({ title, description, html }) => ({ title, text: html ?? description }))
  return { heading: bound.heading, props: { lead: bound.lead, items, note: options.note } }
}
