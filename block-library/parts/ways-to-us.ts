import type { Site } from '../../schemas/site.ts'
import { chatAddress } from './chat-address.ts'
import { phoneAddress } from './phone-address.ts'

/** A way to reach the company without a form. */
export interface WayToUs {
  label: string
  href: string
}

/** Returns telephone, e-mail, and the chat of a site that has one. */
export function waysToUs(site: Site): WayToUs[] {
  const email = site.supportEmail ?? site.email
  const chat = chatAddress(site)
  return [
    { label: site.phone, href: phoneAddress(site.phone) },
    { label: email, href: `mailto:${email}` },
    ...(chat === undefined ? [] : [{ label: site.chat?.title ?? chat, href: chat }]),
  ]
}
