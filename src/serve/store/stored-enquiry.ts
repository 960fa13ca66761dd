import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ConfirmationConfig } from '../../../schemas/enquiries.ts'
import { enquiryFields, extrasIn, referenceOf } from '../../../schemas/enquiry.ts'
import { asciiAddress } from './ascii-address.ts'
import type { DeskTexts } from './desk-texts.ts'
import type { MailboxEntry } from './entry.ts'

/** An enquiry as the store has it. */
export const storedSchema = z.object({
  /** Id of the form, or a hash of it. Has only letters, digits, `-`, `_` and `.`. */
  id: z.string(),
  /** Part of the id that a visitor can quote: `3F9A-1C07`. */
  reference: z.string(),
  /** ISO 8601. */
  receivedAt: z.string(),
  /** Last part of the address of the product page that the visitor read before the form. */
  product: z.string(),
  /** City of the site's settings that the enquiry names. */
  city: z.string(),
  /** Whether the hidden field of the form was filled in: likely spam, which no channel gets. */
  flagged: z.number().transform(Boolean),
  /** ISO 8601; empty for an open enquiry. */
  answeredAt: z.string(),
  /** The form's fields, without those for the e-mail service. */
  fields: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.string())),
})
export type StoredEnquiry = z.output<typeof storedSchema>

/** Settings of the site by which enquiries are sorted. */
export interface SiteFacts {
  /** Each city with its names in all languages of the site, of which the first is stored. */
  cities: readonly (readonly string[])[]
  /** Address that product pages follow. */
  productPages: string | undefined
  /** Addresses that pages in other languages follow. */
  roots?: readonly string[]
  /** Language of the site, for e-mails to buyers. */
  language?: string
  /** The confirmation in each other language of the site, by its tag. */
  confirmations?: ReadonlyMap<string, ConfirmationConfig>
  /** Labels of the fields of an enquiry in e-mails to the seller. Default: English ones. */
  labels?: DeskTexts['labels']
  /** E-mail addresses of the site, which get no confirmations. */
  addresses?: readonly string[]
}

/** An enquiry to store. */
export interface NewEnquiry extends Omit<StoredEnquiry, 'id' | 'answeredAt'> {
  /** Id of the form. An enquiry with a corrected text has the id of the first one. */
  form: string
  /** Hash of the visitor's text. */
  digest: string
}

/** Returns the entry of a form as an enquiry to store. */
export function newEnquiry(
  entry: MailboxEntry,
  { cities, productPages, roots = [] }: SiteFacts,
  time: Date,
): NewEnquiry {
  const fields = Object.fromEntries(Object.entries(entry).filter(([name]) => !ofService.has(name)))
  if (fields.email !== undefined) fields.email = asciiAddress(fields.email)
  // The field `language` has the language. Channels are chosen by the address that all languages have in common.
  const root = roots.find((candidate) => `${fields.page}/`.startsWith(`${candidate}/`))
  if (root !== undefined) fields.page = fields.page?.slice(root.length) || '/'
  const { enquiry_id: id = '', page = '', company = '', message = '' } = fields
  const texts = [...enquiryFields.map((name) => fields[name] ?? ''), ...Object.entries(extrasIn(fields))]
  const form = /^[\w-]{1,80}$/.test(id) ? id : hash(id).slice(0, 32)
  const isProduct = productPages !== undefined && page.startsWith(`${productPages}/`)
  return {
    form,
    digest: hash(JSON.stringify(texts)),
    reference: referenceOf(form),
    receivedAt: time.toISOString(),
    product: isProduct ? page.slice(productPages.length + 1).replace(/\/$/, '') : '',
    city: cities.find((names) => names.some((name) => isNamed(name, `${company}\n${message}`)))?.[0] ?? '',
    flagged: 'flagged' in fields,
    fields,
  }
}

/** Fields that only the e-mail service needs. */
const ofService = new Set(['service_id', 'template_id', 'user_id', 'lib_version'])

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a text has a name as a whole word. In Tamil it may have an ending, which replaces the last mark of the name. */
function isNamed(name: string, text: string): boolean {
  const stem = name.normalize('NFC').replace(/\p{Mn}$/u, '')
  const pattern = stem.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{M}\d])${pattern}${end}`, 'iu').test(text.normalize('NFC'))
}

/** Matches the end of a name, or the beginning of a Tamil ending: a mark, `ய`, or a consonant that is doubled. */
const end = String.raw`(?=\p{M}|\u0BAF|[\u0B95\u0B9A\u0BA4\u0BAA]\u0BCD|[^\p{L}\d]|$)`
