import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import type { SiteEvent } from '../../../block-library/contract/report-context.ts'
import { enquiry, typed } from '../../support/enquiries.ts'
import { takeConsole } from '../../support/fail-on-console.ts'

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
  listening = vi.spyOn(window, 'addEventListener')
})
afterEach(() => {
  // Removes the listeners of a closed page.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener)
})
afterAll(() => server.close())

const keepWaiting = () => localStorage.setItem('enquiry-outbox', JSON.stringify([{ enquiry, tries: 1 }]))
const waiting = () => localStorage.getItem('enquiry-outbox')

/** Makes the browser refuse its storage. */
const blockStorage = () =>
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Not here', 'SecurityError')
    },
  })

/** Loads the site's enquiry service as a page load does. */
async function openPage() {
  vi.resetModules()
  const { onEvent } = await import('../../../src/runtime/engine/event-sink.ts')
  const events: SiteEvent[] = []
  onEvent((event) => events.push(event))
  const { visitPage } = await import('../../../src/runtime/enquiry/visit.ts')
  return {
    events,
    visitPage: (pathname: string) => visitPage({ contactPage: '/contact', pathname, title: undefined }),
    ...(await import('../../../src/runtime/enquiry/load-enquiry-service.ts')),
    /** Does what a page with a form does before it shows the form. */
    formDesk: async () => (await import('../../../src/runtime/enquiry/enquiry-service.ts')).enquiries,
  }
}

test('a page load sends waiting enquiries of an earlier visit', async () => {
  keepWaiting()
  const { startDelivery } = await openPage()
  startDelivery()
  await expect.poll(waiting).toBe('[]')
  expect(letters.map((letter) => letter.get('enquiry_id'))).toEqual(['one'])
})

test('waiting enquiries are sent when the network is back', async () => {
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
])('if %s, the enquiry service is not loaded', async (_, kept) => {
  if (kept) localStorage.setItem('enquiry-outbox', kept)
  const loaded = vi.fn<() => void>()
  vi.doMock('../../../src/runtime/enquiry/create-enquiry-service.ts', async (original) => {
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
  vi.doUnmock('../../../src/runtime/enquiry/create-enquiry-service.ts')
})

test('in a browser that stores nothing, enquiries in the loaded service are sent when the network is back', async () => {
  blockStorage()
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

test('a browser with locks sends each enquiry under its own lock', async () => {
  const request = vi.fn<(name: string, task: () => Promise<boolean>) => Promise<boolean>>((_, task) => task())
  vi.stubGlobal('navigator', { locks: { request } })
  keepWaiting()
  const { startDelivery } = await openPage()
  startDelivery()
  await expect.poll(waiting).toBe('[]')
  expect(request.mock.calls.map(([name]) => name)).toEqual(['enquiry-one'])
})
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser warns before leaving the page only if an enquiry waits on this page alone', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  status = 503
  listening.mockClear()
  const { formDesk } = await openPage()
  const enquiries = await formDesk()
  const listens = () => listening.mock.calls.some(([type]) => type === 'beforeunload')
  enquiries.keepDraft(typed)
  // Not even a listener, which would exclude the page from the back-forward cache.
  expect([listens(), isAskedBeforeLeaving()]).toEqual([false, false])
  enquiries.send(typed, '')
  await expect.poll(enquiries.status).toBe('failed')
  expect(isAskedBeforeLeaving()).toBe(true)
  status = 200
  enquiries.send(typed, '')
  await expect.poll(enquiries.status).toBe('sent')
  expect(isAskedBeforeLeaving()).toBe(false)
  takeConsole()
})

test.each([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ['put away', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the start of a visit is stored when the page is %s', async (_, happens) => {
  const { visitPage } = await openPage()
  visitPage('/industry/Retail')
  expect(sessionStorage.getItem('visit')).toBeNull()
  happens()
  expect(JSON.parse(sessionStorage.getItem('visit') ?? '{}')).toMatchObject({ page: '/industry/Retail' })
})

test('the form has the name of the page before it, also after a page load', async () => {
  const { visitPage } = await openPage()
  visitPage('/industry/Retail')
  window.dispatchEvent(new Event('pagehide'))
  const next = await openPage()
  const enquiries = await next.formDesk()
  next.visitPage('/contact')
  expect(enquiries.cameFrom()).toEqual({ page: 'Retail', address: '/industry/Retail' })
})

test('only a stored draft counts as waiting', async () => {
  const { draftWaits } = await openPage()
  expect(draftWaits()).toBe(false)
  localStorage.setItem('enquiry-draft', 'null')
  expect(draftWaits()).toBe(false)
  localStorage.setItem('enquiry-draft', JSON.stringify({ values: typed }))
  expect(draftWaits()).toBe(true)
  blockStorage()
  expect(draftWaits()).toBe(false)
})
