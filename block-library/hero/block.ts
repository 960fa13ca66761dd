import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { headingOf, textOf } from '../contract/bind-section.ts'
import { chatAddress } from '../parts/chat-address.ts'
import { defineBlock } from '../contract/define-block.ts'

export const heroBlock = defineBlock({
  type: 'hero',
  bind: bindHero,
  views: { view: () => import('./view.tsx'), 'film-view': () => import('./film-view.tsx') },
  viewFor: ({ video }) => video && 'film-view',
})

/**
 * Returns the hero's words and picture. The config's override the section's. Without a heading in either, the page's
 * title is the heading.
 */
export function bindHero(options: BlockOf<'hero'>, { section, site, pageTitle, picture }: BindContext) {
  const source = options.section === undefined ? undefined : section(options.section)
  const { height, description, video, button, links, facts, chat } = options
  const href = chatAddress(site, chat?.message)
  const shown = source && { ...source, ...hiddenParts[description] }
  const props = {
    lead: textOf(options, shown),
    // Behind the words, the picture's frame is higher than wide on a phone.
    src: picture(options.picture?.src ?? source?.items[0]?.src, height === 'full' ? 'portrait' : undefined),
    alt: options.picture?.alt ?? '',
    video,
    height,
    button,
    links,
    facts: facts ?? [],
    chat: href && chat && { label: chat.label, href },
  }
  return { heading: headingOf(options, source) || pageTitle, props }
}

/** The parts of the section's description that each setting removes. */
const hiddenParts = {
  html: {},
  plain: { html: undefined },
  none: { html: undefined, description: '' },
}
