import type { EnquiriesConfig } from '../../../schemas/enquiries.ts'
import { checkEnquiry, plainEmail } from '../../../schemas/enquiry.ts'
import { asciiAddress } from '../store/ascii-address.ts'
import { valuesIn } from '../store/entry.ts'
import type { SiteFacts } from '../store/stored-enquiry.ts'

/** Maximum characters of an address (RFC 5321 §4.5.3.1.3). */
const MAX_ADDRESS_LENGTH = 254

/**
 * Returns the address to which an enquiry is confirmed. Returns undefined without a confirmation, for anything but one
 * valid address, and for addresses of the site and its channels: such an e-mail could cause another one.
 */
export function confirmedAddress(
  email = '',
  { channels, confirmation }: EnquiriesConfig,
  { addresses = [] }: SiteFacts,
): string | undefined {
  if (!confirmation || email.length > MAX_ADDRESS_LENGTH || !isAddress(email)) return undefined
  const { from, replyTo, bounces } = confirmation
  const ofChannels = channels.flatMap((channel) =>
    channel.type === 'smtp' ? [channel.from, ...channel.to] : [],
  )
  const siteMailboxes = [...addresses, ...ofChannels, from, replyTo ?? from, bounces ?? from].map(mailboxOf)
  return siteMailboxes.includes(mailboxOf(email)) ? undefined : email
}

/** Returns whether a text is one valid address by the check of the form: no blanks, quotes, commas or line breaks. */
const isAddress = (email: string) =>
  email === plainEmail(email) && checkEnquiry(valuesIn({ email })).email === undefined

/** Returns the mailbox of an address, without a tag such as `+news`. */
const mailboxOf = (address: string) =>
  asciiAddress(address)
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
