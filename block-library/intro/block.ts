import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { headingOf, textOf } from '../contract/bind-section.ts'
import { defineBlock, Hidden } from '../contract/define-block.ts'
import { placedItems } from '../contract/placed-items.ts'
import { andOf, titleKey } from '../parts/title-address.ts'

export const introBlock = defineBlock({
  type: 'intro',
  bind: bindIntro,
  views: { view: () => import('./view.tsx') },
})

/** Returns a section's words with one of its pictures, or the one item that the address names. */
export function bindIntro(options: BlockOf<'intro'>, context: BindContext) {
  const source = context.section(options.section)
  if (!source) return new Hidden('its section is missing')
  const { itemByAddress, button, more, less } = options
  if (itemByAddress) {
    const and = andOf(context.site)
    const { slug } = context.visit.params
    const item = source.items.find(
      ({ title, name = title }) => title && titleKey(name, itemByAddress, and) === slug,
    )
    if (!item) return new Hidden(`no item has the key ${slug}`)
    const props = {
      lead: textOf(options, item),
      src: context.picture(item.src),
      alt: '',
      opens: true,
      button,
      more,
      less,
    }
    return { heading: item.title, pageName: item.title, props }
  }
  const items = placedItems(source)
  const item = items[options.picture - 1]
  // A section without items is valid: the block is then shown without a picture.
  if (options.picture > Math.max(1, items.length)) context.refuse({ option: ['picture'] })
  const props = {
    lead: textOf(options, source),
    src: context.picture(item?.src),
    alt: item?.title ?? '',
    /** Whether its picture is the first of the page. */
    opens: false,
    button,
    more,
    less,
  }
  return { heading: headingOf(options, source), props }
}
