/** What somebody may be to us; the form's option list (document 1 §9), which says it in its own words. */
export const enquiryOptions = ['Partnership', 'Distributor', 'Customer'] as const

/** The form's fields, in order (document 1 §3). */
export const enquiryFields = ['name', 'company', 'phone', 'email', 'option', 'message'] as const

export type EnquiryOption = (typeof enquiryOptions)[number]
export type EnquiryField = (typeof enquiryFields)[number]

/** What a visitor typed. */
export type EnquiryValues = Record<EnquiryField, string>

/** What goes along with the fields to the sales desk; each `utm_…` parameter of the first address goes too. */
export const enquiryNotes = [
  'page',
  'landing',
  'referrer',
  'reference',
  'enquiry_id',
  'sent_at',
  'flagged',
] as const

/** An enquiry on its way: what was typed, and what the sales desk wants to know about it. */
export interface Enquiry {
  /** One per enquiry, however often it is tried. */
  id: string
  values: EnquiryValues
  /** Where the visitor came from: the page before, the first page, the referrer, UTM parameters. */
  source: Record<string, string>
  /** True where the field that no person sees was filled in: likely spam, kept all the same. */
  flagged: boolean
  /** When it was first sent, ISO 8601. */
  createdAt: string
}

/** So many enquiries wait on a device while the service is down; more than any person writes. */
export const outboxLimit = 50

/** The part of an enquiry's id that a visitor and the sales desk can say to each other: `3F9A-1C07`. */
export function referenceOf(id: string): string {
  return id
    .slice(0, 8)
    .toUpperCase()
    .replace(/^(.{4})(.+)/, '$1-$2')
}

/** What may be wrong with a field. */
export type EnquiryFault = 'missing' | 'malformed'

/** What is wrong with the values, by field (document 1 §5); empty where nothing is. */
export function checkEnquiry(values: EnquiryValues): Partial<Record<EnquiryField, EnquiryFault>> {
  const wrong: Partial<Record<EnquiryField, EnquiryFault>> = {}
  if (!values.name.trim()) wrong.name = 'missing'
  if (!values.email.trim()) wrong.email = 'missing'
  else if (!emailShape.test(values.email.trim())) wrong.email = 'malformed'
  if (!enquiryOptions.some((option) => option === values.option)) wrong.option = 'missing'
  if (!values.message.trim()) wrong.message = 'missing'
  return wrong
}

/** The shape that browsers check `type="email"` by, with a dot asked for in the domain. */
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i
