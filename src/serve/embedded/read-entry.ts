import { checkEnquiry, enquiryFields, enquiryNotes, isExtra } from '../../../schemas/enquiry.ts'
import { valuesIn, type MailboxEntry } from '../store/entry.ts'

/** The fields that the e-mail service requires of every form, and the id of the enquiry. */
const needed = ['service_id', 'template_id', 'user_id', 'enquiry_id']
/** Fields that a form may have besides. */
const optional = ['plan', 'lib_version']
const knownFields = new Set<string>([...enquiryFields, ...enquiryNotes, ...needed, ...optional])
/** Fields about the visitor's origin (src/runtime/enquiry/attribution.ts). */
const sources = /^utm_[a-z_]{1,30}$/
/** Maximum number of fields, many more than any form of the site has. */
const MAX_FIELDS = 60

/**
 * Reads the entry of a form. Returns it with the names of ignored, unknown fields, or returns the reason of the
 * refusal.
 */
export function readEntry(
  form: FormData | undefined,
): { entry: MailboxEntry; ignored: string[] } | { refusal: string } {
  if (!form) return { refusal: 'The form is missing' }
  const fields = [...form]
  if (fields.length > MAX_FIELDS) return { refusal: 'The form has too many fields' }
  const entry: MailboxEntry = Object.fromEntries(
    fields.filter(isKnown).map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
  const missing = needed.find((name) => !entry[name])
  if (missing) return { refusal: `The ${missing} is missing` }
  const wrong = Object.entries(checkEnquiry(valuesIn(entry))).map(
    ([field, fault]) => `The ${field} is ${fault}`,
  )
  if (wrong.length > 0) return { refusal: wrong.join('\n') }
  return { entry, ignored: fields.filter((field) => !isKnown(field)).map(([name]) => name) }
}

const isKnown = ([name]: [string, unknown]) => knownFields.has(name) || sources.test(name) || isExtra(name)
