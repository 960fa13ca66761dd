import type { Site } from '../../schemas/site.ts'

/** Returns the address of the site's chat, with a prepared message if one is given (document 1 §2.3). */
export function chatAddress({ chat, phone }: Site, message = ''): string {
  const address = chat.href.replace('{phone}', phone.replaceAll(/\D/g, ''))
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}
