import { confirmationName, type EnquiriesConfig, type EnquiryChannel } from '../../../schemas/enquiries.ts'
import { confirmedAddress } from './confirmed-address.ts'
import type { NewEnquiry, SiteFacts } from '../store/stored-enquiry.ts'

type Routed = Pick<NewEnquiry, 'fields' | 'product' | 'city'>

/** Returns the names of the deliveries of a new enquiry: none for likely spam, and every channel for a canary. */
export function deliveriesFor(enquiry: NewEnquiry, config: EnquiriesConfig, facts: SiteFacts): string[] {
  if (enquiry.flagged) return []
  if (enquiry.fields.canary !== undefined) return config.channels.map(({ name }) => name)
  const isConfirmed = confirmedAddress(enquiry.fields.email, config, facts) !== undefined
  return [...channelsFor(enquiry, config.channels), ...(isConfirmed ? [confirmationName] : [])]
}

/** Returns the names of the channels that take an enquiry: all of them, if no `when` fits. */
export function channelsFor(enquiry: Routed, channels: readonly EnquiryChannel[]): string[] {
  const fitting = channels.filter(({ when }) => fits(enquiry, when))
  return (fitting.length > 0 ? fitting : channels).map(({ name }) => name)
}

function fits({ fields, product, city }: Routed, when: EnquiryChannel['when'] = {}): boolean {
  const { page: pages, product: products, option: options, city: cities } = when
  const page = fields.page?.replace(/(?<=.)\/$/, '') ?? ''
  return (
    (pages?.some((pattern) => answersTo(pattern, page)) ?? true) &&
    (products?.includes(product) ?? true) &&
    (options?.some((option) => option === fields.option) ?? true) &&
    (cities?.includes(city) ?? true)
  )
}

const answersTo = (pattern: string, page: string) =>
  pattern.endsWith('*') ? page.startsWith(pattern.slice(0, -1)) : page === pattern
