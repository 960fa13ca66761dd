import { expect, test } from 'vitest'
import { phoneAddress, readPhone } from '../../../block-library/parts/phone-address.ts'

test.each([
  ['+91 (0)44 4321 0000', 'tel:+914443210000'],
  ['(0)44 4321 0000', 'tel:04443210000'],
  ['0452 123 4567', 'tel:04521234567'],
  ['+49 (30) 123-45.67', 'tel:+49301234567'],
  ['+91 44 4321 0000 ext. 12', 'tel:+914443210000;ext=12'],
  ['+91 44 4321 0000, Extension 12', 'tel:+914443210000;ext=12'],
  ['+91 44 4321 0000 x12', 'tel:+914443210000;ext=12'],
  ['+٩١ ٤٤ ٤٣٢١ ٠٠٠٠', 'tel:+914443210000'],
])('%s is dialled as %s', (written, address) => {
  expect(phoneAddress(written)).toBe(address)
})

test('a chat has the same digits', () => {
  expect(readPhone('+91 (0)44 4321 0000').digits).toBe('914443210000')
})
