/** The form's fields, in order (document 1 §3). */
export const enquiryFields = ['name', 'company', 'phone', 'email', 'option', 'message'] as const

export type EnquiryField = (typeof enquiryFields)[number]

/** Name of a field that a site adds to the form. */
export type ExtraField = `field_${string}`

/** Returns the name in the form of a field that the site adds. */
export const extraField = (name: string): ExtraField => `field_${name}`

/** Values that a visitor entered, by field. */
export type EnquiryValues = Record<EnquiryField, string> & { [field: ExtraField]: string }

/** Values of some of the fields. */
export type TypedValues = Partial<Record<EnquiryField, string>> & { [field: ExtraField]: string }

/** Names of additional fields. */
export const extraName = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u

/** Returns the additional fields among these, with their texts. */
export const extrasIn = (fields: Readonly<Record<string, string | undefined>>): Record<ExtraField, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text = '']) => (isExtra(name) ? [[name, text]] : [])),
  )

export const isExtra = (name: string): name is ExtraField =>
  name.startsWith('field_') && extraName.test(name.slice('field_'.length))

/** Notes that the sales desk receives with the fields. Each `utm_…` parameter of the first address is sent too. */
export const enquiryNotes = [
  'page',
  'landing',
  'referrer',
  'language',
  'reference',
  'enquiry_id',
  'sent_at',
  'flagged',
] as const

/** An enquiry to deliver: the values of the visitor, and notes for the sales desk. */
export interface Enquiry {
  /** Id of the enquiry. Every attempt to deliver it has the same id. */
  id: string
  values: EnquiryValues
  /** Where the visitor came from: the previous page, the first page, the referrer and UTM parameters. */
  source: Record<string, string>
  /** Whether the hidden field was filled in: likely spam. The server stores it, and delivers it to no channel. */
  flagged: boolean
  /** Time of the first attempt, ISO 8601. */
  createdAt: string
}

/** Maximum enquiries that wait on a device while the service is down. No person writes as many. */
export const outboxLimit = 50

/** Limits of the files that a visitor may attach to one enquiry. E-mail services take messages of this size. */
export const fileLimits = {
  count: 5,
  megabytes: 10,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const

export type FileType = (typeof fileLimits.types)[number]

/** Maximum bytes of the files of one enquiry together. */
export const MAX_FILES_BYTES = fileLimits.megabytes * 1024 * 1024

/** Path at which the site's own server receives the files of an enquiry, followed by the id of the enquiry. */
export const enquiryFilesPath = '/api/v1.0/enquiry-files/'

/**
 * Path at which the site's own server receives the form as a browser posts it without the site's script. It answers with
 * a page. `page` names the page of the form, for browsers that send no referrer.
 */
export const enquiryPagePath = '/api/v1.0/enquiry'

/**
 * Name of the field that no person sees. It is no word for which browsers and password managers know a value, such as
 * `website`: they would fill it in, and a real enquiry would be taken for spam.
 */
export const trapField = 'leave_empty'

/** Id of the server's answer in that page. */
export const enquiryAnswerId = 'enquiry-answer'

/** Returns the part of an enquiry's id that a visitor can quote to the sales desk: `3F9A-1C07`. */
export function referenceOf(id: string): string {
  return id
    .slice(0, 8)
    .toUpperCase()
    .replace(/^(.{4})(.+)/, '$1-$2')
}

/** Faults of a field. */
export type EnquiryFault = 'missing' | 'malformed'

/**
 * Returns the faults of the values by field (document 1 §5), empty for valid values. `options` are those of the form. The
 * server does not know them: a form that was loaded before a change has other options, and its enquiry counts too.
 */
export function checkEnquiry(
  values: EnquiryValues,
  options: readonly { value: string }[] = [],
): Partial<Record<EnquiryField, EnquiryFault>> {
  const wrong: Partial<Record<EnquiryField, EnquiryFault>> = {}
  if (!values.name.trim()) wrong.name = 'missing'
  const email = plainEmail(values.email)
  if (!email) wrong.email = 'missing'
  else if (!emailShape.test(email)) wrong.email = 'malformed'
  if (options.length > 0 && !options.some(({ value }) => value === values.option)) wrong.option = 'missing'
  if (!values.message.trim()) wrong.message = 'missing'
  return wrong
}

/**
 * Returns an e-mail address without blanks around it and without signs that nobody sees. Copied addresses have some, such
 * as U+200B and U+202A. Joiners of Indian letters stay.
 */
export const plainEmail = (email: string): string =>
  email.replaceAll(/(?!\p{Join_Control})\p{Cf}/gu, '').trim()

/**
 * Matches addresses as browsers do for `type="email"`, with a dot required in the domain, and besides letters of every
 * script (RFC 6531): `anna@münchen.de`. Blanks, quotes, commas and control characters are never part of one.
 */
const emailShape =
  /^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_Control}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_Control}-]*[\p{L}\p{M}\p{N}])?)+$/u
