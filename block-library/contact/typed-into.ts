import {
  enquiryFields,
  isExtra,
  type EnquiryField,
  type ExtraField,
  type TypedValues,
} from '../../schemas/enquiry.ts'

/** Returns the values that a form's fields already hold. */
export function typedInto(form: HTMLFormElement | null): TypedValues {
  const held = form ? [...new FormData(form)] : []
  return Object.fromEntries(
    held.filter(
      (entry): entry is [EnquiryField | ExtraField, string] =>
        (isStandard(entry[0]) || isExtra(entry[0])) && typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}

const isStandard = (name: string) => enquiryFields.some((field) => field === name)
