import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { enquiryFields, enquiryNotes } from '../../../schemas/enquiry.ts'
import { DeliveryError } from '../../../src/runtime/enquiry/delivery-error.ts'
import { transmit } from '../../../src/runtime/enquiry/transmit.ts'
import { enquiry, typed, withMessage } from '../../support/enquiries.ts'

const server = setupServer()
const service = '*/api/v1.0/email/send-form'
let requests: Request[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  requests = []
  server.events.on('request:start', ({ request }) => requests.push(request.clone()))
  server.use(http.post(service, () => new HttpResponse('OK')))
})
afterEach(() => {
  server.events.removeAllListeners()
  server.resetHandlers()
  vi.resetModules()
  vi.doUnmock('@emailjs/browser')
})
afterAll(() => server.close())

/** Returns the fields of the only request. */
async function sentFields() {
  expect(requests).toHaveLength(1)
  const form = await requests[0]?.formData()
  return Object.fromEntries(form ?? [])
}

const fields = {
  ...typed,
  message: 'Two windows of 3 m.\r\nBoth face west.',
  landing: '/',
  referrer: 'https://search.example/',
  page: '/products',
  utm_source: 'newsletter',
  reference: 'ONE',
  enquiry_id: 'one',
  sent_at: '2025-11-21T10:00:00.000Z',
  service_id: 'local',
  template_id: 'enquiry',
  user_id: 'local',
}

test('posts form data with exactly these fields to the service of the site', async () => {
  await transmit(enquiry)
  expect(requests[0]).toMatchObject({ method: 'POST', url: `${location.origin}/api/v1.0/email/send-form` })
  expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(await sentFields()).toEqual({ ...fields, lib_version: expect.stringMatching(/^4\./) })
})

test.each(['a\nb', 'a\r\nb', '\n\nfirst and last\n', 'ஒளி 💡 <b>"&amp;"</b>', ' spaces  stay '])(
  'the message %j arrives as it was typed',
  async (message) => {
    await transmit({ ...enquiry, values: withMessage(message) })
    // Forms are sent with CRLF line breaks.
    expect(await sentFields()).toHaveProperty('message', message.replaceAll(/\r?\n/g, '\r\n'))
  },
)

test('blanks and invisible signs of the address are removed; only known fields are sent', async () => {
  await transmit({
    ...enquiry,
    flagged: true,
    values: { ...typed, email: ' \u202aasha@example.com\u200b\t' },
  })
  const sent = await sentFields()
  expect(sent.email).toBe('asha@example.com')
  // A page without other languages names none.
  const notes = enquiryNotes.filter((note) => note !== 'language')
  const ofService = ['service_id', 'template_id', 'user_id', 'lib_version']
  expect(Object.keys(sent).toSorted()).toEqual(
    [...enquiryFields, ...notes, 'utm_source', ...ofService].toSorted(),
  )
})

test('only trapped enquiries are marked', async () => {
  await transmit({ ...enquiry, flagged: true })
  expect(await sentFields()).toHaveProperty('flagged', 'likely spam')
})

test('fields of the source never replace typed fields', async () => {
  await transmit({ ...enquiry, source: { message: 'not mine', enquiry_id: 'not mine' } })
  expect(await sentFields()).toMatchObject({ message: fields.message, enquiry_id: 'one' })
})

describe('an answer of', () => {
  test.each([
    [400, false],
    [403, false],
    [429, true],
    [451, true],
    [500, true],
    [503, true],
  ])('%i rejects; another try may help: %s', async (status, mayPass) => {
    server.use(http.post(service, () => new HttpResponse('no', { status })))
    const failure = transmit(enquiry)
    await expect(failure).rejects.toBeInstanceOf(DeliveryError)
    await expect(failure).rejects.toMatchObject({
      message: `the e-mail service answered ${status}`,
      mayPass,
      cause: { status },
    })
  })
})

test('without a network, rejects; another try may help', async () => {
  server.use(http.post(service, () => HttpResponse.error()))
  await expect(transmit(enquiry)).rejects.toMatchObject({
    name: 'DeliveryError',
    message: 'the e-mail service answered nothing',
    mayPass: true,
  })
})

test.each(['with', 'without'])('a page with status 200 is no success, %s the library', async (library) => {
  server.use(
    http.post(service, () => HttpResponse.html('\n<!doctype html><title>Sign in to the network</title>')),
  )
  if (library === 'without')
    vi.doMock('@emailjs/browser', () => {
      throw new Error('storage is blocked')
    })
  const send = await transmitWith({})
  await expect(send(enquiry)).rejects.toMatchObject({
    message: 'the e-mail service answered nothing',
    mayPass: true,
  })
})

/** Loads the module as built with this environment. */
async function transmitWith(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
  return (await import('../../../src/runtime/enquiry/transmit.ts')).transmit
}

const keys = {
  VITE_EMAILJS_SERVICE: 'service_1',
  VITE_EMAILJS_TEMPLATE: 'template_1',
  VITE_EMAILJS_KEY: 'key_123456',
}
const identifiers = { service_id: 'service_1', template_id: 'template_1', user_id: 'key_123456' }

test.each([
  ['its own address', {}, 'https://api.emailjs.com'],
  ['its own address where the setting is empty', { VITE_EMAILJS_ORIGIN: '' }, 'https://api.emailjs.com'],
  ['another address', { VITE_EMAILJS_ORIGIN: 'https://mail.example' }, 'https://mail.example'],
])('with keys, the form is sent to the e-mail service, at %s', async (_, more, origin) => {
  await (
    await transmitWith({ ...keys, ...more })
  )(enquiry)
  expect(requests[0]?.url).toBe(`${origin}/api/v1.0/email/send-form`)
  expect(await sentFields()).toMatchObject(identifiers)
})

describe('if the library does not load (storage blocked, or its file missing after a deploy)', () => {
  beforeEach(() => {
    vi.doMock('@emailjs/browser', () => {
      throw new Error('The operation is insecure')
    })
  })

  test('the same form is sent without the library', async () => {
    await (
      await transmitWith({})
    )(enquiry)
    expect(requests[0]).toMatchObject({ method: 'POST', url: `${location.origin}/api/v1.0/email/send-form` })
    expect(await sentFields()).toEqual(fields)
  })

  test.each([
    [400, false],
    [429, true],
    [503, true],
  ])('%i rejects; another try may help: %s', async (status, mayPass) => {
    server.use(http.post(service, () => new HttpResponse('no', { status })))
    await expect((await transmitWith({}))(enquiry)).rejects.toMatchObject({
      name: 'DeliveryError',
      message: `the e-mail service answered ${status}`,
      mayPass,
    })
  })
})

test.each([undefined, null, 'down', 503, {}, { status: 'down' }])(
  'the library rejecting with %j is a temporary failure',
  async (reason) => {
    const sendForm = () => Promise.reject(reason)
    vi.doMock('@emailjs/browser', () => ({ default: { init: () => undefined, sendForm } }))
    await expect((await transmitWith({}))(enquiry)).rejects.toMatchObject({
      name: 'DeliveryError',
      message: 'the e-mail service answered nothing',
      mayPass: true,
    })
  },
)
