import { expect, test } from 'vitest'
import { contactSchema } from '../../../schemas/blocks/contact.ts'

const { fields } = contactSchema.shape
const day = { type: 'date', name: 'Day', label: 'Day' }

test.each([
  [[day, { ...day, name: 'day' }], 'two fields have the same name'],
  [[{ ...day, name: 'Email' }], '(name, company, phone, email'],
  [[{ type: 'choice', name: 'Pet', label: 'Pet', options: ['Cat', 'Cat'] }], 'two values are equal'],
])('fields of the form with one name, or with two equal values, are refused: %#', (written, problem) => {
  expect(fields.safeParse(written).error?.message).toContain(problem)
  expect(fields.safeParse([day]).success).toBe(true)
})
