import { extrasIn, type EnquiryValues } from '../../../schemas/enquiry.ts'
import { storedTexts } from './stored-texts.ts'

/** Returns the typed values from the storage; undefined if all are empty. */
export function storedValues(value: unknown): EnquiryValues | undefined {
  const texts = storedTexts(value)
  const { name = '', company = '', phone = '', email = '', option = '', message = '' } = texts
  const values = { name, company, phone, email, option, message, ...extrasIn(texts) }
  return isEmptyEnquiry(values) ? undefined : values
}

/** Returns whether all values are empty. */
export function isEmptyEnquiry(values: EnquiryValues): boolean {
  return Object.values(values).every((text) => text === '')
}

/** Returns whether two enquiries have equal values. */
export const sameValues = (a: EnquiryValues, b: EnquiryValues): boolean => filled(a) === filled(b)

/** Returns the values that are not empty as text, in one order. */
const filled = (values: EnquiryValues) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, text]) => text !== '')
      // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2023 lack toSorted, and the array is new
      .sort(([name], [next]) => (name < next ? -1 : 1)),
  )
