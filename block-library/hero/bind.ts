import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'
import { chatAddress } from '../shared/chat-address.ts'

/** The config's own words and picture stand in front of the section's; where neither has a title the page's own stands in. */
export function bindHero(options: BlockOf<'hero'>, { section, site, pageTitle }: BindContext) {
  const source = options.section === undefined ? undefined : section(options.section)
  const src = options.picture?.src ?? source?.items[0]?.src
  return {
    title: options.title ?? (source?.title || options.fallbackTitle || pageTitle),
    text: options.text ?? (options.description === 'none' ? '' : (source?.description ?? '')),
    html: options.text || options.description !== 'html' ? undefined : source?.html,
    src,
    /** A picture behind the words is higher than wide on a phone. */
    portraitSrc: options.height === 'full' ? src : undefined,
    alt: options.picture?.alt ?? '',
    video: options.video,
    height: options.height,
    button: options.button,
    facts: options.facts ?? [],
    chat: options.chat && { label: options.chat.label, href: chatAddress(site, options.chat.message) },
  }
}
