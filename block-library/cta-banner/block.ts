import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { headingOf, textOf } from '../contract/bind-section.ts'
import { defineBlock } from '../contract/define-block.ts'

export const ctaBannerBlock = defineBlock({
  type: 'cta-banner',
  isRepeated: true,
  bind: bindCtaBanner,
  views: { view: () => import('./view.tsx') },
})

/** Returns the section's words and picture, if it has them, else the config's. */
export function bindCtaBanner(options: BlockOf<'cta-banner'>, { section, picture }: BindContext) {
  const source = options.section === undefined ? undefined : section(options.section)
  const sectionPicture = source?.items[0]?.src
  const set = options.picture === 'none' ? undefined : options.picture
  const props = {
    lead: textOf(options, source),
    src: picture(sectionPicture ?? set?.src),
    alt: sectionPicture ? '' : (set?.alt ?? ''),
    button: options.button,
  }
  return { heading: headingOf(options, source), props }
}
