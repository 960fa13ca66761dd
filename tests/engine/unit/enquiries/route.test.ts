import { expect, test } from 'vitest'
import { enquiriesSchema } from '../../../../schemas/enquiries.ts'
import { parseConfig } from '../../../../src/site/config/parse-config.ts'
import { channelsFor } from '../../../../src/serve/enquiries/route.ts'
import { enquiryOf } from '../../../support/enquiry-store.ts'

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
