import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
  type MockInstance,
} from 'vitest'
import type { SiteEvent } from '../../block-library/shared/report-context.ts'
import { enquiry, typed } from '../support/enquiries.ts'
import { takeConsole } from '../support/fail-on-console.ts'

let letters: FormData[] = []
let status = 200
let listening: MockInstance<typeof window.addEventListener>
const server = setupServer(
  http.post('*/api/v1.0/email/send-form', async ({ request }) => {
    letters.push(await request.formData())
    return new HttpResponse('', { status })
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  letters = []
  status = 200
  localStorage.clear()
  sessionStorage.clear()
  listening = vi.spyOn(window, 'addEventListener')
})
afterEach(() => {
  vi.unstubAllGlobals()
  // A page that is left hears of the network no more.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener)
})
afterAll(() => server.close())

const keepWaiting = () => localStorage.setItem('enquiry-outbox', JSON.stringify([{ enquiry, tries: 1 }]))
const waiting = () => localStorage.getItem('enquiry-outbox')

/** The site's enquiry service as a page load finds it. */
async function openPage() {
  vi.resetModules()
  const { onEvent } = await import('../../src/engine/event-sink.ts')
  const events: SiteEvent[] = []
  onEvent((event) => events.push(event))
  const { visitPage } = await import('../../src/enquiry/visit.ts')
  return {
    events,
    visitPage: (pathname: string) =>
      visitPage({ site: { defaults: { contactPage: '/contact' } }, pathname, title: undefined }),
    ...(await import('../../src/enquiry/load-enquiry-service.ts')),
    /** What a page with a form does before it shows it. */
    formDesk: async () => (await import('../../src/enquiry/enquiry-service.ts')).enquiries,
  }
}

test('a page load sends what waits from an earlier visit', async () => {
  keepWaiting()
  const { startDelivery } = await openPage()
  startDelivery()
  await expect.poll(waiting).toBe('[]')
  expect(letters.map((letter) => letter.get('enquiry_id'))).toEqual(['one'])
})

test('what waits goes when the network comes back', async () => {
  const { startDelivery } = await openPage()
  startDelivery()
  keepWaiting()
  window.dispatchEvent(new Event('online'))
  await expect.poll(waiting).toBe('[]')
  expect(letters).toHaveLength(1)
})

test.each([
  ['never was an enquiry', undefined],
  ['all enquiries have arrived', '[]'],
])('where %s, the enquiry service is not even loaded', async (_, kept) => {
  if (kept) localStorage.setItem('enquiry-outbox', kept)
  const loaded = vi.fn<() => void>()
  vi.doMock('../../src/enquiry/create-enquiry-service.ts', async (original) => {
    loaded()
    return original()
  })
  const { startDelivery, loadEnquiryService } = await openPage()
  startDelivery()
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(loaded).not.toHaveBeenCalled()
  const enquiries = await loadEnquiryService()
  expect(loaded).toHaveBeenCalledOnce()
  expect(enquiries.status()).toBe('idle')
  vi.doUnmock('../../src/enquiry/create-enquiry-service.ts')
})

test('in a browser that stores nothing, what waits in the loaded service goes when the network comes back', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Not here', 'SecurityError')
    },
  })
  status = 500
  const { startDelivery, loadEnquiryService } = await openPage()
  startDelivery()
  const enquiries = await loadEnquiryService()
  enquiries.send(typed, '')
  await expect.poll(() => enquiries.status()).toBe('failed')
  takeConsole()
  status = 200
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => enquiries.status()).toBe('sent')
  expect(letters).toHaveLength(2)
})

test('what the form sends goes with the visit it comes from', async () => {
  const { formDesk, visitPage } = await openPage()
  const enquiries = await formDesk()
  visitPage('/industry/Retail')
  visitPage('/contact')
  enquiries.send(typed, '')
  await expect.poll(enquiries.status).toBe('sent')
  expect(Object.fromEntries(letters[0] ?? [])).toMatchObject({
    landing: '/industry/Retail',
    page: '/industry/Retail',
    email: typed.email,
  })
})

test('a failed try reaches the event sink, and the enquiry stays', async () => {
  status = 400
  const { formDesk, events } = await openPage()
  const enquiries = await formDesk()
  enquiries.send(typed, '')
  await expect.poll(enquiries.status).toBe('failed')
  expect(events).toMatchObject([
    { kind: 'enquiry-failed', error: { message: 'the e-mail service answered 400' } },
  ])
  expect(waiting()).toContain(typed.email)
  expect(takeConsole()).toHaveLength(1)
})

describe('a browser with locks', () => {
  test('tries an enquiry under a lock of its own', async () => {
    const request = vi.fn<(name: string, task: () => Promise<boolean>) => Promise<boolean>>((_, task) =>
      task(),
    )
    vi.stubGlobal('navigator', { locks: { request } })
    keepWaiting()
    const { startDelivery } = await openPage()
    startDelivery()
    await expect.poll(waiting).toBe('[]')
    expect(request.mock.calls.map(([name]) => name)).toEqual(['enquiry-one'])
  })

  test('that refuses them still sends', async () => {
    const request = () => Promise.reject(new DOMException('Not here', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request } })
    keepWaiting()
    const { startDelivery } = await openPage()
    startDelivery()
    await expect.poll(waiting).toBe('[]')
    expect(letters).toHaveLength(1)
  })
})
