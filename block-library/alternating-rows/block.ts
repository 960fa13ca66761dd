import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindFilledSection } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const alternatingRowsBlock = defineBlock({
  type: 'alternating-rows',
  bind: bindAlternatingRows,
  views: { view: () => import('./view.tsx') },
})

/** Returns a row for each item of the section. The config's words fill in where the service sends none. */
export function bindAlternatingRows(options: BlockOf<'alternating-rows'>, context: BindContext) {
  const bound = bindFilledSection(options, context)
  if (bound instanceof Hidden) return bound
  const wide = options.wideLast ? bound.items.length - 1 : undefined
  const rows = bound.items.map((item, index) => ({
    isWide: index === wide,
    src: context.picture(item.src),
    title: item.title || options.fallbackTitle,
    text: item.description || options.fallbackDescription,
    html: item.html,
  }))
  return { heading: bound.heading, props: { lead: bound.lead, rows } }
}
