import type { BlockOf } from '../../schemas/blocks/index.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import { placedItems } from '../shared/placed-items.ts'

/** Title, text and one picture of a section. */
export function bindIntro(options: BlockOf<'intro'>, { section, fill }: BindContext) {
  const source = section(options.section)
  if (!source) return new Hidden('its section is missing')
  const picture = placedItems(source)[options.picture - 1]
  return {
    title: options.heading ? fill(options.heading) : source.title,
    text: source.description,
    html: source.html,
    src: picture?.src,
    alt: picture?.title ?? '',
    button: options.button,
    more: options.more,
    less: options.less,
  }
}
