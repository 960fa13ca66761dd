import type { BlockOf } from '../../schemas/blocks/index.ts'
import { Hidden, type BindContext } from '../shared/binder.ts'
import { chatAddress } from '../shared/chat-address.ts'

/** The config's own words and picture stand in front of the section's; without a title there is no hero. */
export function bindHero(options: BlockOf<'hero'>, { section, site }: BindContext) {
  const source = options.section === undefined ? undefined : section(options.section)
  const title = options.title ?? (source?.title || options.fallbackTitle)
  if (!title) return new Hidden('its section is missing or has no title')
  const src = options.picture?.src ?? source?.items[0]?.src
  return {
    title,
    text: options.text ?? (options.description === 'none' ? '' : (source?.description ?? '')),
    html: options.text || options.description !== 'html' ? undefined : source?.html,
    src,
    /** A picture behind the words is higher than wide on a phone. */
    uprightSrc: options.height === 'full' ? src : undefined,
    alt: options.picture?.alt ?? '',
    video: options.video,
    height: options.height,
    chat: options.chat && { label: options.chat.label, href: chatAddress(site, options.chat.message) },
  }
}
