import type { Site } from '../../schemas/site.ts'
import { readPhone } from './phone-address.ts'

/**
 * Returns the address of the site's chat, with a prepared message if one is given (document 1 §2.3). Undefined for a site
 * without a chat.
 */
export function chatAddress({ chat, phone }: Site, message = ''): string | undefined {
  const address = chat?.href.replace('{phone}', readPhone(phone).digits)
  return address && message ? `${address}?text=${encodeURIComponent(message)}` : address
}
