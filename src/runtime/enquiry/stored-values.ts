import { enquiryFields, type EnquiryValues } from '../../../schemas/enquiry.ts'
import { textsOf } from './stored-texts.ts'

/** What was typed, out of the storage; undefined where nothing of it is left. */
export function storedValues(value: unknown): EnquiryValues | undefined {
  const { name = '', company = '', phone = '', email = '', option = '', message = '' } = textsOf(value)
  const values = { name, company, phone, email, option, message }
  return isBlank(values) ? undefined : values
}

/** Whether nothing was typed. */
export function isBlank(values: EnquiryValues): boolean {
  return enquiryFields.every((field) => values[field] === '')
}

/** Whether two enquiries say the same. */
export function sameValues(one: EnquiryValues, other: EnquiryValues): boolean {
  return enquiryFields.every((field) => one[field] === other[field])
}
