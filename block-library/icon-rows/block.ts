import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { bindSection, withPictures } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'

export const iconRowsBlock = defineBlock({
  type: 'icon-rows',
  bind: bindIconRows,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's first item as the picture, and its second to fourth items as rows. */
export function bindIconRows(options: BlockOf<'icon-rows'>, context: BindContext) {
  const bound = bindSection(options, context)
  if (bound instanceof Hidden) return bound
  const [first, ...others] = bound.places
  const props = {
    lead: bound.lead,
    hasPicture: bound.items.length > 0,
    src: context.picture(first?.src),
    rows: withPictures(
      others.slice(0, 3).filter((row) => row !== undefined),
      context,
    ),
  }
  return { heading: bound.heading, props }
}
