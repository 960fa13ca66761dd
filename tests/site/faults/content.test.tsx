import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { detailPage } from '../../support/detail-pages.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { missingTitles } from '../../support/outline.ts'
import { answerWithSections, holdContent, servedSections, withServer } from '../../support/served-content.ts'
import { visitPublished } from '../../support/visit-published.tsx'
import { arrived, contentCalls, server, visitSite } from '../../support/visit-site.tsx'

/* The complete site as in the browser. Only the content service is simulated. */
withServer()
const events = watchEvents()
afterEach(() => void vi.useRealTimers())

const retail = detailPage('/industry/Retail')
const good = servedSections(retail)
const call = 'GET /api/retails'
const text = JSON.stringify(good)
const type = { 'content-type': 'application/json' }

/** Returns a body in these parts. `undefined` breaks the connection. */
function inParts(parts: Iterable<string | undefined>): { body: ReadableStream; requested: () => number } {
  const rest = parts[Symbol.iterator]()
  const encoder = new TextEncoder()
  let requested = 0
  const body = new ReadableStream({
    pull(controller) {
      const { done, value } = rest.next()
      requested += 1
      if (done) controller.close()
      else if (value === undefined) controller.error(new TypeError('terminated'))
      else controller.enqueue(encoder.encode(value))
    },
  })
  return { body, requested: () => requested }
}

const page = (status: number) => () =>
  new HttpResponse('<!doctype html><title>Sign in</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  })

const enormous = () => inParts(Array<string>(160).fill('x'.repeat(65_536)))

/** tests/site/pages/failures.test.tsx tests other wrong answers. */
describe.each<[string, () => Response, RegExp]>([
  [
    'breaks off in the middle of the answer',
    () => new HttpResponse(inParts([text.slice(0, 900), undefined]).body),
    /^terminated$/,
  ],
  [
    'ends in the middle of a letter',
    () => new HttpResponse(new Uint8Array([0x5b, 0x22, 0xe0, 0xae]), { headers: type }),
    /JSON/,
  ],
  ['sends a picture', () => new HttpResponse(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255])), /JSON/],
])('a page opened by a link, of a service that %s', (_, answer, reason) => {
  test('shows the reason with Retry, and sends one request', async () => {
    server.use(http.get('*/api/retails', answer))
    visitSite(retail.path)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent.slice(0, 7)).toBe('Error: ')
    expect(alert.textContent.slice(7)).toMatch(reason)
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(contentCalls).toEqual([call])
    expect(events).toMatchObject([{ kind: 'content-failed', endpoint: 'retails' }])
    takeConsole()
  })
})

test('only the first 4 of 10 MB are read', async () => {
  const { body, requested } = enormous()
  server.use(http.get('*/api/retails', () => new HttpResponse(body)))
  visitSite(retail.path)
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The answer is too large')
  expect(requested()).toBeLessThan(80)
  expect(contentCalls).toEqual([call])
  takeConsole()
})

describe.each<[string, () => Response]>([
  ['is down (503)', page(503)],
  ['cannot be reached, or redirects without end', () => HttpResponse.error()],
  ['breaks off in the middle of the answer', () => new HttpResponse(text.slice(0, 900), { headers: type })],
  ['answers with a page', page(200)],
  ['answers with nothing (204)', () => new HttpResponse(null, { status: 204 })],
  ['sends 10 MB', () => new HttpResponse(enormous().body)],
])('a published page, of a service that %s', (_, answer) => {
  test('stays as published, without a message, and sends one request', async () => {
    server.use(http.get('*/api/retails', answer))
    await visitPublished(retail.path)
    await waitFor(() => expect(events).toMatchObject([{ kind: 'content-failed', endpoint: 'retails' }]))
    expect(missingTitles(screen.getByRole('main'), good)).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(contentCalls).toEqual([call])
    takeConsole()
  })
})

describe('a slow service', () => {
  const startClock = () =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  test('over 15 s, with an answer that begins and does not end: the page shows the error, and sends one request', async () => {
    startClock()
    server.use(
      http.get('*/api/retails', ({ request: { signal } }) => {
        const start = (body: ReadableStreamDefaultController) => {
          body.enqueue(new TextEncoder().encode('['))
          signal.addEventListener('abort', () => body.error(signal.reason))
        }
        return new HttpResponse(new ReadableStream({ start }))
      }),
    )
    visitSite(retail.path)
    await waitFor(() => expect(contentCalls).toEqual([call]))
    await pass(15_000)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: No answer within 15 seconds$/)
    expect(contentCalls).toEqual([call])
    takeConsole()
  })

  test('over 15 s on a published page: it stays as published, and sends one request', async () => {
    startClock()
    const held = holdContent(retail)
    await visitPublished(retail.path)
    await waitFor(() => expect(held.requests).toHaveLength(1))
    await pass(15_000)
    await waitFor(() => expect(events).toMatchObject([{ kind: 'content-failed', endpoint: 'retails' }]))
    held.answer([])
    await pass(1_000)
    expect(missingTitles(screen.getByRole('main'), good)).toEqual([])
    expect(contentCalls).toEqual([call])
    takeConsole()
  })
})

describe('a service that redirects', () => {
  test('to the new place of the content: it is shown, and requested once', async () => {
    server.use(
      http.get('*/api/retails', () => HttpResponse.redirect(`${location.origin}/moved/retails.json`, 302)),
      http.get('*/moved/retails.json', () => HttpResponse.json(good)),
    )
    visitSite(retail.path)
    expect(missingTitles(await arrived(), good)).toEqual([])
    expect(contentCalls).toEqual([call])
  })
})

describe('content that changes between calls', () => {
  test('to fewer sections, and back: each opening shows its answer, and sends one request', async () => {
    const { go } = visitSite(retail.path)
    await arrived()
    for (const sections of [good.slice(0, 2), good]) {
      go('/contact')
      await screen.findByRole('form')
      answerWithSections(retail, sections)
      go(retail.path)
      await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
      expect(missingTitles(await arrived(), good)).toEqual(
        good.slice(sections.length).map(({ title }) => title),
      )
    }
    expect(contentCalls).toEqual([call, call, call])
    expect(events).toEqual([])
  })
})
