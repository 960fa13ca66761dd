import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'
import { chatAddress } from '../shared/chat-address.ts'

/** The form's words from the config, the ways to reach us from the site settings. */
export function bindContact(options: BlockOf<'contact'>, { site }: BindContext) {
  const { heading, lead, withoutScript, type: _type, id: _id, ...form } = options
  return {
    title: heading,
    lead,
    form,
    withoutScript,
    phone: { label: site.phone, href: `tel:${site.phone.replaceAll(/[^\d+]/g, '')}` },
    email: { label: site.supportEmail, href: `mailto:${site.supportEmail}` },
    chat: chatAddress(site),
    chatTitle: site.chat.title,
    cities: site.cities,
    socials: site.socials,
  }
}
