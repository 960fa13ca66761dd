import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { BindContext } from '../shared/binder.ts'
import { chatAddress } from '../shared/chat-address.ts'

/** The form's words from the config, the ways to reach us from the site settings. */
export function bindContact(options: BlockOf<'contact'>, { site }: BindContext) {
  const { heading, lead, ways, withoutScript, answer, type: _type, id: _id, ...form } = options
  const { responseTime, hours, addresses, gstin, certificates, warranty, labels } = site.company
  return {
    title: heading,
    lead,
    headings: ways,
    form,
    withoutScript,
    /** When an answer comes, where the site settings say so. */
    answer: responseTime && answer.replace('{time}', () => responseTime),
    phone: { label: site.phone, href: `tel:${site.phone.replaceAll(/[^\d+]/g, '')}` },
    email: { label: site.supportEmail, href: `mailto:${site.supportEmail}` },
    hours,
    chat: chatAddress(site),
    chatTitle: site.chat.title,
    offices: site.cities.map((city) => ({ city, address: addresses.find((known) => known.city === city) })),
    /** What is set of it, by name. */
    facts: [
      { name: labels.gstin, value: gstin },
      { name: labels.certificates, value: certificates.join(', ') },
      { name: labels.warranty, value: warranty },
    ].filter(({ value }) => value),
    socials: site.socials,
  }
}
