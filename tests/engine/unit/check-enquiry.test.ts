import { describe, expect, test } from 'vitest'
import { checkEnquiry, referenceOf } from '../../../schemas/enquiry.ts'

const values = ['Partnership', 'Distributor', 'Customer']
const options = values.map((value) => ({ value }))
const right = {
  name: 'Asha Rao',
  company: '',
  phone: '',
  email: 'asha@example.com',
  option: 'Customer',
  message: 'A wall of 4 m by 2 m',
}

test('the required fields alone are valid', () => {
  expect(checkEnquiry(right)).toEqual({})
})

test('an empty form is reported field by field; company and phone are optional', () => {
  const empty = { name: '', company: '', phone: '', email: '', option: '', message: '' }
  expect(checkEnquiry(empty, options)).toEqual({
    name: 'missing',
    email: 'missing',
    option: 'missing',
    message: 'missing',
  })
})

describe.each(['name', 'email', 'message'] as const)('%s', (field) => {
  test.each([' ', '\t', '\n \n', '\u00A0'])('blanks alone (%j) count as empty', (blanks) => {
    expect(Object.keys(checkEnquiry({ ...right, [field]: blanks }))).toEqual([field])
  })
})

test.each(values)('takes the option %s', (option) => {
  expect(checkEnquiry({ ...right, option }, options)).toEqual({})
})

test('a form without options asks for none', () => {
  expect(checkEnquiry({ ...right, option: '' })).toEqual({})
})

test.each(['', 'customer', ' Customer', 'Reseller', 'Select an option', 'toString'])(
  'refuses %j, which is not in the list',
  (option) => {
    expect(checkEnquiry({ ...right, option }, options)).toEqual({ option: 'missing' })
  },
)

test.each([
  'asha@example.com',
  ' asha@example.com\t',
  'ASHA@EXAMPLE.COM',
  'a@b.co',
  '.asha@example.com',
  "o'neil@example.ie",
  '!#$%&*/=?^_`{|}~-@example.com',
  'asha@xn--bcher-kva.example',
  'anna@münchen.de',
  'ராஜா@உதாரணம்.இந்தியா',
  'आशा@उदाहरण.भारत',
  'asha@क्\u200dष.भारत',
  // As copied from contacts, chats and documents.
  '\u202aasha@example.com\u202c',
  'asha@example.com\u200b',
  '\u200e asha@\u2060exa\u00admple.com\ufeff',
])('takes the address %j', (email) => {
  expect(checkEnquiry({ ...right, email })).toEqual({})
})

test.each([
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@example.',
  'asha@example..com',
  'asha@-example.com',
  'asha@example-.com',
  'asha@exa_mple.com',
  'asha@@example.com',
  'asha rao@example.com',
  'asha@example.com>',
  'asha@example.com,ravi@example.com',
  '"asha rao"@example.com',
  'asha@[127.0.0.1]',
  'Asha <asha@example.com>',
  'asha\u0000@example.com',
  'anna@\u0308.de',
  'asha@example.com\nBcc: all@example.com',
])('refuses the address %j', (email) => {
  expect(checkEnquiry({ ...right, email })).toEqual({ email: 'malformed' })
})

test.each([
  ['3f9a1c07b2d84e5f', '3F9A-1C07'],
  ['one', 'ONE'],
  ['3f9a1', '3F9A-1'],
])('the error %s has the message %s', (id, reference) => {
  expect(referenceOf(id)).toBe(reference)
})
