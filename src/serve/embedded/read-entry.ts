import { checkEnquiry, enquiryFields, enquiryNotes } from '../../../schemas/enquiry.ts'

/** An enquiry as the mailbox keeps it: the form's fields. */
export type MailboxEntry = Record<string, string>

/** What the e-mail service asks of every form, and the id that tells one enquiry from another. */
const needed = ['service_id', 'template_id', 'user_id', 'enquiry_id']
const known = new Set<string>([...enquiryFields, ...enquiryNotes, ...needed, 'lib_version'])
/** Where the visitor came from (src/runtime/enquiry/attribution.ts). */
const sources = /^utm_[a-z_]{1,30}$/
/** Many more than any form of ours has. */
const mostFields = 60

/** The entry in a form, with the names of fields that none of ours has and that are left out; or why it is refused. */
export function readEntry(
  form: FormData | undefined,
): { entry: MailboxEntry; left: string[] } | { refusal: string } {
  if (!form) return { refusal: 'The form is missing' }
  const fields = [...form]
  if (fields.length > mostFields) return { refusal: 'The form has too many fields' }
  const entry: MailboxEntry = Object.fromEntries(
    fields.filter(isKnown).map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
  const missing = needed.find((name) => !entry[name])
  if (missing) return { refusal: `The ${missing} is missing` }
  const wrong = Object.entries(checkEnquiry(valuesOf(entry))).map(
    ([field, fault]) => `The ${field} is ${fault}`,
  )
  if (wrong.length > 0) return { refusal: wrong.join('\n') }
  return { entry, left: fields.filter((field) => !isKnown(field)).map(([name]) => name) }
}

const isKnown = ([name]: [string, unknown]) => known.has(name) || sources.test(name)

const valuesOf = ({
  name = '',
  company = '',
  phone = '',
  email = '',
  option = '',
  message = '',
}: MailboxEntry) => ({
  name,
  company,
  phone,
  email,
  option,
  message,
})
