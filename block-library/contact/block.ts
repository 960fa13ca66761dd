import type { BlockOf } from '../../schemas/blocks/index.ts'
import { fillText } from '../../schemas/shared/fill-texts.ts'
import type { BindContext } from '../contract/bind-context.ts'
import { chatAddress } from '../parts/chat-address.ts'
import { defineBlock } from '../contract/define-block.ts'
import { phoneAddress } from '../parts/phone-address.ts'
import { placesOf } from '../parts/places-of.ts'
import { waysToUs } from '../parts/ways-to-us.ts'

export const contactBlock = defineBlock({
  type: 'contact',
  isRepeated: true,
  bind: bindContact,
  views: { view: () => import('./view.tsx') },
  needs: 'enquiry-service',
})

/** Returns the form's words from the config, and the ways to contact the company from the site settings. */
export function bindContact(options: BlockOf<'contact'>, { site }: BindContext) {
  const { heading, lead, ways, withoutScript, answer, cityLine, type: _type, id: _id, ...form } = options
  const email = site.supportEmail ?? site.email
  const { responseTime, hours, facts } = site.company
  const props = {
    lead,
    headings: ways,
    form,
    withoutScript,
    /** The time until an answer comes, if the site settings give it. */
    answer: responseTime && answer.replace('{time}', () => responseTime),
    phone: { label: site.phone, href: phoneAddress(site.phone) },
    email: { label: email, href: `mailto:${email}` },
    hours,
    chat: chatAddress(site),
    others: waysToUs(site),
    /** Address of the page whose words answer the form where the browser names none. */
    contactPage: site.defaults.contactPage,
    offices: placesOf(site).map(({ name, city, street, postalCode = '', phone, hours: open }) => ({
      name,
      address: street && { street, line: fillText(cityLine, { city, postalCode }).trim() },
      phone,
      hours: open,
    })),
    facts,
    socials: site.socials,
  }
  return { heading, props }
}
