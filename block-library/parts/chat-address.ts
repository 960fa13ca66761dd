import type { Site } from '../../schemas/site.ts'

/** The site's chat, with a text already written where one is given (document 1 §2.3). */
export function chatAddress({ chat, phone }: Site, message = ''): string {
  const address = chat.href.replace('{phone}', phone.replaceAll(/\D/g, ''))
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}
