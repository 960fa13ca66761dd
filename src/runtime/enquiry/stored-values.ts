import { enquiryFields, type EnquiryValues } from '../../../schemas/enquiry.ts'
import { textsOf } from './stored-texts.ts'

/** Returns the typed values from the storage; undefined if all are empty. */
export function storedValues(value: unknown): EnquiryValues | undefined {
  const { name = '', company = '', phone = '', email = '', option = '', message = '' } = textsOf(value)
  const values = { name, company, phone, email, option, message }
  return isBlank(values) ? undefined : values
}

/** Returns whether all values are empty. */
export function isBlank(values: EnquiryValues): boolean {
  return enquiryFields.every((field) => values[field] === '')
}

/** Returns whether two enquiries have equal values. */
export function sameValues(one: EnquiryValues, other: EnquiryValues): boolean {
  return enquiryFields.every((field) => one[field] === other[field])
}
