import { randomUUID } from 'node:crypto'
import { plainMark } from '../store/entry.ts'
import { textIn } from './form-answer.ts'
import { enquiryFields, isExtra, referenceOf, trapField } from '../../../schemas/enquiry.ts'

/** Returns the form that the site's script would have sent for a form that the browser posted, from a page in this language. */
export function scriptedForm(posted: FormData, language?: string): FormData {
  const id = randomUUID().replaceAll('-', '') + plainMark
  const textOf = (name: string) => textIn(posted, name)
  const form = new FormData()
  for (const field of [...enquiryFields, ...[...posted.keys()].filter(isExtra)])
    form.set(field, textOf(field))
  const notes = {
    reference: referenceOf(id),
    enquiry_id: id,
    sent_at: new Date().toISOString(),
    service_id: 'local',
    template_id: 'enquiry',
    user_id: 'local',
    ...(language !== undefined && { language }),
    // Only scripts fill in this field.
    ...(textOf(trapField) !== '' && { flagged: 'likely spam' }),
  }
  for (const [name, value] of Object.entries(notes)) form.set(name, value)
  return form
}
