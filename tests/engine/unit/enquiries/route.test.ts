import { expect, test } from 'vitest'
import { enquiriesSchema } from '../../../../schemas/enquiries.ts'
import { parseConfig } from '../../../../src/site/config/parse-config.ts'
import { channelsFor } from '../../../../src/serve/enquiries/route.ts'
import { newEnquiry } from '../../../../src/serve/store/stored-enquiry.ts'
import { enquiryOf, facts } from '../../../support/enquiry-store.ts'
import { someEnquiry } from '../../../support/some-enquiry.ts'

const channel = (name: string, when?: object) => ({
  name,
  type: 'webhook',
  url: 'https://crm.example/in',
  ...(when && { when }),
})
const channelsOf = (...channels: object[]) => enquiriesSchema.parse({ channels }).channels

test.each([
  [{}, ['all']],
  [{ page: '/shelf/lamp' }, ['all', 'page', 'product']],
  [{ page: '/shelf/lamp/' }, ['all', 'page', 'product']],
  [{ page: '/shelf' }, ['all']],
  [{ page: '/shelf/oven' }, ['all', 'page']],
  [{ option: 'Partnership' }, ['all', 'option']],
  [{ message: 'A wall in Chennai' }, ['all', 'city']],
  [{ message: 'A wall in Chennai', option: 'Distributor' }, ['all', 'option', 'city', 'both']],
])('an enquiry with %o goes to %o', (fields, names) => {
  const channels = channelsOf(
    channel('all'),
    channel('page', { page: ['/shelf/*'] }),
    channel('product', { product: ['lamp', 'fan'] }),
    channel('option', { option: ['Partnership', 'Distributor'] }),
    channel('city', { city: ['Chennai'] }),
    channel('both', { city: ['Chennai'], option: ['Distributor'] }),
  )
  expect(channelsFor(enquiryOf('one', fields), channels)).toEqual(names)
})

test('an enquiry without a matching channel goes to all channels', () => {
  const channels = channelsOf(channel('a', { product: ['fan'] }), channel('b', { city: ['Theni'] }))
  expect(channelsFor(enquiryOf('one'), channels)).toEqual(['a', 'b'])
})

test('without a channel there is no delivery', () => {
  expect(channelsFor(enquiryOf('one'), [])).toEqual([])
})

test.each([
  [{ keep: 'for ever' }, 'a number of days, weeks, months or years, such as "18 months"'],
  [{ channels: [channel('Sales Mail')] }, 'lower case words joined by hyphens, such as "sales-mail"'],
  [{ channels: [channel('a'), channel('a')] }, 'a name that no other channel has'],
  [
    { channels: [{ ...channel('a'), url: 'http://crm.example/in' }] },
    'an address with https: enquiries hold personal data',
  ],
  [{ channels: [{ ...channel('a'), secret: 'whsec_abc' }] }, 'the name of an environment variable'],
  [
    { channels: [channel('a', { page: ['shelf'] })] },
    'an address of this site, such as "/shelf/lamp" or "/shelf/*"',
  ],
])('%o is refused', (input, expected) => {
  const parsed = parseConfig(enquiriesSchema, input)
  expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.expected)).toEqual([expected])
})

test.each([
  ['/ta/shelf/lamp', '/shelf/lamp', 'lamp'],
  ['/ta', '/', ''],
  ['/tall/shelf/lamp', '/tall/shelf/lamp', ''],
])('an enquiry from %s is sorted as one from %s', (page, stored, product) => {
  const entry = { ...someEnquiry, page }
  const { fields, product: routedProduct } = newEnquiry(entry, { ...facts, roots: ['/ta'] }, new Date())
  expect({ page: fields.page, product: routedProduct }).toEqual({ page: stored, product })
})

test.each([
  ['சென்னையில் ஒரு திரை', 'Chennai'],
  ['चेन्नई में एक स्क्रीन', 'Chennai'],
  ['தேனி', 'Theni'],
  ['கோயம்புத்தூரில்', 'Coimbatore'],
  ['Chennaiah', ''],
  ['இளந்தேனி', ''],
  ['தேனிலவு', ''],
  ['தேனிக்கு', 'Theni'],
])('an enquiry with the text %s is of the city %s', (message, city) => {
  expect(enquiryOf('one', { message }).city).toBe(city)
})
