import { extrasIn, type EnquiryValues } from '../../../schemas/enquiry.ts'

/** The fields of a form. */
export type MailboxEntry = Record<string, string>

/** Returns the values of all fields. A missing one is empty. */
export const valuesIn = ({
  name = '',
  company = '',
  phone = '',
  email = '',
  option = '',
  message = '',
  ...fields
}: Partial<Record<string, string>>): EnquiryValues => ({
  name,
  company,
  phone,
  email,
  option,
  message,
  ...extrasIn(fields),
})

/**
 * End of the id of an enquiry that a browser posted without the site's script. Posted again, as by a reload, it would
 * have another id. So the store compares its text (`store.ts`).
 */
export const plainMark = '-plain'
