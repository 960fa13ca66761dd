import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '@libsql/client'
import { createClock } from '../../../../src/serve/store/clock.ts'
import { openStore } from '../../../../src/serve/store/open-store.ts'
import { storedSince } from '../../../../src/serve/enquiries/retention.ts'
import { createStore } from '../../../../src/serve/store/store.ts'
import { storeFrom } from '../../../../src/serve/enquiries/store-from.ts'
import { startEnquiries } from '../../../../src/serve/enquiries/start-enquiries.ts'
import { enquiriesSchema } from '../../../../schemas/enquiries.ts'
import { deliveryKey } from '../../../../src/serve/store/deliveries.ts'
import { enquiryOf, freshStore, openAgain } from '../../../support/enquiry-store.ts'
import { someEnquiry } from '../../../support/some-enquiry.ts'

const limits = { RETRY_PAUSES_MS: [10_000, 60_000], LEASE_MS: 1000 }

test('an enquiry and its deliveries are stored once, also by two processes', async () => {
  const { file, store, deliveries } = await freshStore()
  const other = await openAgain(file)
  const puts = [store, other.store, store].map((receiver) => receiver.put(enquiryOf('one'), ['mail', 'crm']))
  expect((await Promise.all(puts)).map(({ stored }) => stored).toSorted()).toEqual(['new', 'twin', 'twin'])
  expect((await store.list()).map(({ id, reference }) => [id, reference])).toEqual([['one', 'ONE']])
  expect((await deliveries.list()).map(({ channel }) => channel)).toEqual(['mail', 'crm'])
})

test.each(['50% off', '50%20off', 'c#', 'what?', 'எல்இடி'])(
  'a project in a folder of the name %j stores its enquiries there',
  async (name) => {
    const root = join((await freshStore()).folder, name)
    const client = await openStore(storeFrom(root, {}))
    await createStore(client).put(enquiryOf('one'), [])
    client.close()
    expect(await readdir(join(root, 'mailbox'))).toContain('enquiries.db')
  },
)

test('a twin gets no delivery to a channel that the site has got since', async () => {
  const { store, deliveries } = await freshStore()
  await store.put(enquiryOf('one', {}, new Date(1)), ['mail'])
  await store.put(enquiryOf('one', {}, new Date(2)), ['mail', 'crm'])
  expect((await deliveries.list()).map(({ channel }) => channel)).toEqual(['mail'])
})

test('a corrected text is stored beside the first one, with an id of its own', async () => {
  const { store } = await freshStore()
  await store.put(enquiryOf('one'), [])
  const corrected = await store.put(enquiryOf('one', { message: 'Three walls' }), [])
  expect(corrected).toEqual({
    stored: 'new',
    reference: 'ONE',
    id: expect.stringMatching(/^one\.[\da-f]{12}$/),
  })
  expect((await store.get(corrected.id))?.fields.message).toBe('Three walls')
  expect((await store.put(enquiryOf('one', { message: 'Three walls' }), [])).id).toBe(corrected.id)
})

test('an id that no form makes becomes a hash, so that ids are harmless in addresses, headers and terminals', async () => {
  const { store } = await freshStore()
  for (const id of ['a.b', '../x\r\nBcc: y', '\u001b[2J', 'x'.repeat(200)]) await store.put(enquiryOf(id), [])
  const ids = (await store.list()).map(({ id }) => id)
  expect(ids).toHaveLength(4)
  expect(ids.every((id) => /^[\da-f]{32}$/.test(id))).toBe(true)
})

test('an enquiry is sorted by its page and by the city that it names', async () => {
  const { product, city } = enquiryOf('one', { page: '/shelf/lamp/', message: 'For our office in theni.' })
  expect([product, city]).toEqual(['lamp', 'Theni'])
  expect(enquiryOf('one', { page: '/shelfs/lamp', message: 'For Thenimalai' })).toMatchObject({
    product: '',
    city: '',
  })
})

test('a delivery repeated during an attempt or after a lost answer has another id, so that receivers take it', async () => {
  const { store, deliveries } = await freshStore()
  await store.put(enquiryOf('one'), ['crm'])
  const key = async () => (await deliveries.list()).map(deliveryKey)
  await deliveries.deliverAgain('one', ['crm'], 0)
  expect(await key()).toEqual(['one'])
  const claim = await deliveries.claim('crm', 1, limits)
  await deliveries.deliverAgain('one', ['crm'], 2)
  expect(await key()).toEqual(['one.again-1'])
  const again = await deliveries.claim('crm', 3, limits)
  if (!claim || !again) throw new Error('nothing was due')
  await deliveries.postpone(again, 4, 'answer lost', 5)
  await deliveries.deliverAgain('one', ['crm'], 6)
  expect(await key()).toEqual(['one.again-2'])
})

test('a delivery waits no longer than its pause after a clock that was ahead', async () => {
  const { file, store, deliveries } = await freshStore()
  const [time, ahead] = [1_000_000_000, 1_086_400_000]
  await store.put(enquiryOf('one', {}, new Date(ahead)), ['crm'])
  const claim = await deliveries.claim('crm', time, limits)
  if (!claim) throw new Error('nothing was due')
  await deliveries.postpone(claim, ahead, 'refused', ahead + 10_000)
  expect(await deliveries.claim('crm', ahead + 9_999, limits)).toBeUndefined()
  expect(await deliveries.claim('crm', time, limits)).toMatchObject({ tries: 2 })
  // The lease of another process ends by this process's own clock alone.
  const other = await openAgain(file)
  expect(await other.deliveries.claim('crm', ahead, limits)).toBeUndefined()
  expect(await other.deliveries.claim('crm', ahead, { ...limits, LEASE_MS: 0 })).toMatchObject({ tries: 3 })
})

test('lists are of open, flagged and undelivered enquiries', async () => {
  const { store, deliveries } = await freshStore()
  await store.put(enquiryOf('open'), ['mail'])
  await store.put(enquiryOf('answered'), ['mail'])
  await store.put(enquiryOf('spam', { flagged: 'likely spam' }), [])
  expect(await store.markAnswered('answered', new Date())).toBe(true)
  expect(await store.markAnswered('unknown', new Date())).toBe(false)
  const claim = await deliveries.claim('mail', Date.now(), limits)
  if (claim) await deliveries.postpone(claim, Date.now(), 'refused', Date.now() + 1000)
  const idsOf = async (which: Parameters<typeof store.list>[0]) =>
    (await store.list(which)).map(({ id }) => id)
  expect(await idsOf('all')).toEqual(expect.arrayContaining(['open', 'answered']))
  expect(await idsOf('open')).toEqual(['open'])
  expect(await idsOf('flagged')).toEqual(['spam'])
  expect(await idsOf('failed')).toEqual([claim?.enquiry])
  expect((await store.get('OPEN'))?.id).toBe('open')
})

test.each([
  ['asha@example.com', 2],
  [' ASHA@Example.com ', 2],
  ['+91 98400 12345', 1],
  ['098400-12345', 1],
  ['12345', 0],
  ['b@example.com', 1],
  ['other@example.com', 0],
  ['anna@xn--mnchen-3ya.de', 3],
  ['ANNA@münchen.de', 3],
])('%s is the person of %i enquiries', async (person, count) => {
  const { store } = await freshStore()
  await store.put(enquiryOf('one', { phone: '9840012345' }), [])
  await store.put(enquiryOf('two', { phone: '12' }), [])
  await store.put(enquiryOf('three', { email: '\u202ab@example.com\u200b', phone: '+44 20 7946 0000' }), [])
  for (const email of ['anna@münchen.de', 'anna@xn--mnchen-3ya.de', 'Anna@MU\u0308NCHEN.de'])
    await store.put(enquiryOf(email, { email, phone: '' }), [])
  expect(await store.ofPerson(person)).toHaveLength(count)
})

test('erased data is in no file any more, and nothing about its deliveries', async () => {
  const { deliveries, folder, store } = await freshStore()
  await store.put(enquiryOf('one', { message: 'Unmistakable words' }), ['mail'])
  await store.put(enquiryOf('two', { email: 'b@example.com' }), ['mail'])
  await deliveries.claim('mail', Date.now(), limits)
  const bytes = async () => {
    const names = await readdir(folder)
    return Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name))))).toString(
      'latin1',
    )
  }
  expect(await bytes()).toContain('Unmistakable')
  expect(await store.remove((await store.ofPerson('asha@example.com')).map(({ id }) => id))).toBe(1)
  expect(await bytes()).not.toContain('Unmistakable')
  expect(await deliveries.list()).toHaveLength(1)
})

test('a store of a newer version is refused', async () => {
  const { file } = await freshStore()
  const client = createClient({ url: `file:${file}` })
  await client.execute('PRAGMA user_version = 99')
  client.close()
  await expect(openStore({ url: `file:${file}` })).rejects.toThrow('written by a newer version')
})

test('a store is opened while another process writes to it', async () => {
  const { file } = await freshStore()
  const writing = await createClient({ url: `file:${file}` }).transaction('write')
  try {
    const other = await openAgain(file)
    expect(await other.store.list()).toEqual([])
  } finally {
    writing.close()
  }
})

test('two servers that open a new store at the same time make its tables once', async () => {
  const { folder } = await freshStore()
  const file = join(folder, 'other.db')
  const opened = await Promise.all([openAgain(file), openAgain(file), openAgain(file)])
  for (const [index, { store }] of opened.entries()) await store.put(enquiryOf(`${index}`), [])
  expect(await opened[0].store.list()).toHaveLength(3)
})

test('six months before the end of August is the end of February', () => {
  expect(storedSince('6 months', new Date('2025-08-31T12:00:00Z')).toISOString()).toBe(
    '2025-02-28T12:00:00.000Z',
  )
})

test.each([
  ['18 months', '2024-05-25T12:00:00.000Z'],
  ['2 weeks', '2025-11-11T12:00:00.000Z'],
  ['1 day', '2025-11-24T12:00:00.000Z'],
  ['7 years', '2018-11-25T12:00:00.000Z'],
])('%s ago is %s', (keep, since) => {
  expect(storedSince(keep, new Date('2025-11-25T12:00:00Z')).toISOString()).toBe(since)
})

test('the server deletes enquiries that are older than the site keeps them', async () => {
  const { file, store } = await freshStore()
  await store.put(enquiryOf('old', {}, new Date(Date.now() - 40 * 86_400_000)), [])
  await store.put(enquiryOf('new', {}, new Date(Date.now() - 20 * 86_400_000)), [])
  const logged: string[] = []
  const config = enquiriesSchema.parse({ keep: '30 days' })
  const { stop } = await startEnquiries({ store: { url: `file:${file}` }, config }, (line) =>
    logged.push(line),
  )
  await stop()
  expect((await store.list()).map(({ id }) => id)).toEqual(['new'])
  expect(logged).toEqual(['Deleted 1 enquiries that are older than 30 days.'])
})

test('a clock that is years ahead deletes nothing until it is confirmed', async () => {
  const { file, store, client } = await freshStore()
  await store.put(enquiryOf('one'), [])
  const ahead = new Date(Date.now() + 3 * 365 * 86_400_000)
  vi.useFakeTimers({ toFake: ['Date'], now: ahead })
  onTestFinished(() => void vi.useRealTimers())
  const logged: string[] = []
  const config = enquiriesSchema.parse({ keep: '18 months' })
  const run = async () => {
    const { take, stop } = await startEnquiries({ store: { url: `file:${file}` }, config }, (line) =>
      logged.push(line),
    )
    await take({ ...someEnquiry, enquiry_id: 'later' })
    await stop()
  }
  await run()
  await run()
  expect((await store.list()).map(({ id }) => id)).toEqual(['one', 'later'])
  expect(logged[0]).toMatch(/^No enquiry is deleted by its age: .* npm run enquiries -- clock$/)
  await createClock(client).confirm(ahead)
  await run()
  expect((await store.list()).map(({ id }) => id)).toEqual(['later'])
})
