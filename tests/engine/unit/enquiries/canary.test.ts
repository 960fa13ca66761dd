import { expect, onTestFinished, test } from 'vitest'
import { enquiriesSchema } from '../../../../schemas/enquiries.ts'
import { canaryIn, canaryMarker } from '../../../../src/serve/enquiries/canary-marker.ts'
import { openAgain } from '../../../support/enquiry-store.ts'
import { serveSmallSite } from '../../../support/small-site.ts'

const token = 'a-token-of-at-least-24-characters'
const time = Date.UTC(2026, 0, 1)
const marker = canaryMarker(token, time)

test('a message with a marker of the token is a canary for an hour', () => {
  const hour = 3_600_000
  const message = `A test ${marker}.`
  expect(canaryIn(message, token, time + hour)).toBe(marker)
  expect(canaryIn(message, token, time + hour + 1)).toBeUndefined()
  expect(canaryIn(message, token, time - hour - 1)).toBeUndefined()
})

test.each([
  ['another token', marker, 'another-token-of-24-characters'],
  ['no token', marker, undefined],
  ['an empty token', canaryMarker('', time), ''],
  ['a changed time', marker.replace(/^canary-./, 'canary-z'), token],
  ['a changed signature', marker.replace(/.$/, (last) => (last === '0' ? '1' : '0')), token],
  ['a part', marker.slice(0, -1), token],
  ['no signature', 'canary-abc', token],
])('a marker with %s is a text like any other', (_, text, given) => {
  expect(canaryIn(text, given, time)).toBeUndefined()
})

test('a visitor who sends a field "canary" stays a visitor, whose enquiry has no mark', async () => {
  const config = enquiriesSchema.parse({})
  const site = await serveSmallSite({}, undefined, { config, secrets: { ENQUIRY_INBOX_TOKEN: token } })
  onTestFinished(site.remove)
  const values = { name: 'A', email: 'a@example.com', option: 'Customer', message: 'Hello', canary: marker }
  const form = { ...values, enquiry_id: 'one', service_id: 'a', template_id: 'b', user_id: 'c' }
  const answer = await fetch(`${site.url}/api/v1.0/email/send-form`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  expect(answer.status).toBe(200)
  const { store } = await openAgain(site.enquiryStore)
  expect((await store.get('one'))?.fields.canary).toBeUndefined()
})
