import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { detailPage, statusLine } from '../../support/detail-pages.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { missingTitles } from '../../support/outline.ts'
import {
  answerWith,
  answerWithSections,
  holdContent,
  servedSections,
  withServer,
} from '../../support/served-content.ts'
import { arrived, contentCalls, server, visitSite } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const retail = detailPage('/industry/Retail')
const transport = detailPage('/industry/TransportPublicVenues')
const rental = detailPage('/products/rental-event-display')

const main = () => within(screen.getByRole('main'))

/** Returns the failure line of a page, which shows only this line and Retry. */
async function failure(): Promise<string> {
  const alert = await main().findByRole('alert')
  expect(main().getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent(`${alert.textContent}Retry`)
  expect(main().queryByRole('status')).toBeNull()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(takeConsole()).toEqual([expect.stringContaining('[site] content-failed')])
  return alert.textContent
}

// One page for each row of the catalogue. The site's rule `order` compares the lines of all pages.
test.each([retail, transport, rental])('$path, status 500: shows its row of the catalogue', async (page) => {
  // A valid body does not make an error status valid.
  answerWith(page, JSON.stringify(servedSections(page)), { status: 500 })
  visitSite(page.path)
  expect(await failure()).toBe(statusLine(page, 500))
  expect(contentCalls).toEqual([`GET /api/${page.endpoint}`])
  expect(events).toEqual([{ kind: 'content-failed', endpoint: page.endpoint, error: expect.any(Error) }])
})

test.each([
  ['an HTML page', '<!doctype html><title>Down for maintenance</title>', /JSON/],
  ['an object without data', '{"sections": []}', /not a list/],
])('an answer that is %s shows the error', async (_, body, reason) => {
  answerWith(retail, body, { type: body.startsWith('<') ? 'text/html' : 'application/json' })
  visitSite(retail.path)
  expect(await failure()).toMatch(reason)
})

test.each([
  { path: transport.path, named: 'a bare list where the document has data', body: servedSections(transport) },
  {
    path: retail.path,
    named: 'data where the document has a bare list',
    body: { data: servedSections(retail) },
  },
])('$path, given $named: shows the error', async ({ path, body }) => {
  answerWith(detailPage(path), JSON.stringify(body))
  visitSite(path)
  expect(await failure()).toMatch(/^Error: .*not a list/)
})

test('a page whose config fails to load shows an error with Retry, and requests no content', async () => {
  server.use(http.get('*/page-data/industry/Retail.json', () => new HttpResponse(null, { status: 500 })))
  visitSite(retail.path)
  expect(await failure()).toBe('Error: The page could not be loaded (500)')
  expect(contentCalls).toEqual([])
})

describe('an answer’s size', () => {
  const content = JSON.stringify(servedSections(retail))

  test('of 4,000,000 characters is read', async () => {
    answerWith(retail, content.padEnd(4_000_000))
    visitSite(retail.path)
    expect(missingTitles(await arrived(), servedSections(retail))).toEqual([])
  })

  test('of one more is an error', async () => {
    answerWith(retail, content.padEnd(4_000_001))
    visitSite(retail.path)
    expect(await failure()).toBe('Error: The answer is too large: more than 4 MB')
  })
})

describe('an answer that does not come', () => {
  test('becomes an error after 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const held = holdContent(rental)
    visitSite(rental.path)
    await waitFor(() => expect(held.requests).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(13_000))
    expect(main().getByRole('status')).toHaveTextContent('Loading...')
    expect(held.requests[0]?.signal.aborted).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(await failure()).toBe('Error loading data: No answer within 15 seconds')
    expect(held.requests[0]?.signal.aborted).toBe(true)
  })

  test('does not turn a page into an error that has its answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    visitSite(rental.path)
    await arrived()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Rental & Event Series')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('leaving a page that still loads', () => {
  test.each([
    ['its content', (held: ReturnType<typeof holdContent>) => held.answer()],
    ['an error', (held: ReturnType<typeof holdContent>) => held.fail(500)],
  ])('aborts its request, and %s that comes late is neither shown nor logged', async (_, settle) => {
    const held = holdContent(retail)
    const { go } = visitSite(retail.path)
    await waitFor(() => expect(held.requests).toHaveLength(1))
    expect(held.requests[0]?.signal.aborted).toBe(false)
    go(rental.path)
    await waitFor(() => expect(held.requests[0]?.signal.aborted).toBe(true))
    settle(held)
    await main().findByRole('heading', { level: 1, name: 'Rental & Event Series' })
    expect(missingTitles(screen.getByRole('main'), servedSections(rental))).toEqual([])
    expect(events).toEqual([])
    expect(contentCalls).toEqual(['GET /api/retails', 'GET /api/rental-event-series'])
  })

  test('and coming back sends another request', async () => {
    const held = holdContent(retail)
    const { go } = visitSite(retail.path)
    await waitFor(() => expect(held.requests).toHaveLength(1))
    go(rental.path)
    answerWithSections(retail, servedSections(retail))
    go(retail.path)
    await main().findByRole('heading', { level: 1, name: servedSections(retail)[0]?.title ?? '' })
    expect(contentCalls.filter((call) => call === 'GET /api/retails')).toHaveLength(2)
    expect(events).toEqual([])
  })

  test('a config that fails afterwards is not logged either', async () => {
    let refuse: (() => void) | undefined
    const refused = new Promise<Response>((resolve) => {
      refuse = () => resolve(new HttpResponse(null, { status: 500 }))
    })
    server.use(http.get('*/page-data/industry/Retail.json', () => refused))
    const { go } = visitSite(retail.path)
    go(rental.path)
    await main().findByRole('heading', { level: 1, name: 'Rental & Event Series' })
    refuse?.()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(events).toEqual([])
  })
})
