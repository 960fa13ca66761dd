import { expect, test } from 'vitest'
import { orderOf } from '../../../../bench/delivery-order.ts'

const deliveries = ['a', 'b', 'c', 'd'].map((enquiry, id) => ({
  enquiry,
  id,
  tries: enquiry === 'd' ? 2 : 1,
}))

test.each([
  [['a', 'b', 'c', 'd'], { once: 3, overtaken: 0, places: 0 }],
  [['b', 'c', 'a', 'a', 'd'], { once: 3, overtaken: 1, places: 2 }],
  [['a', 'd', 'c', 'b'], { once: 3, overtaken: 2, places: 2 }],
])('enquiries that arrive as %j', (arrived, figures) => {
  expect(orderOf(deliveries, arrived)).toEqual(figures)
})
