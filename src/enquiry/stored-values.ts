import { enquiryFields, type EnquiryValues } from '../../schemas/enquiry.ts'

/** What lies in the storage as an object to look into; anything else is an empty one. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The texts among the entries of a stored object; the rest was never written by us. */
export function textsOf(value: unknown): Record<string, string> {
  const texts = Object.entries(asRecord(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

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
