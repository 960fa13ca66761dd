import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { detailPage, statusLine } from '../../support/detail-pages.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { answerWith, holdContent, servedSections, withServer } from '../../support/served-content.ts'
import { pageAt } from '../../support/site-config.ts'
import { contentCalls, server, visitSite } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()

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

test('a page whose config fails to load shows an error with Retry, and requests no content', async () => {
  server.use(http.get('*/page-data/industry/Retail.json', () => new HttpResponse(null, { status: 500 })))
  visitSite(retail.path)
  expect(await failure()).toBe('Error: The page could not be loaded (500)')
  expect(contentCalls).toEqual([])
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
    await main().findByRole('heading', { level: 1, name: pageAt(rental.path).title })
    expect(events).toEqual([])
    expect(contentCalls).toEqual(['GET /api/retails', 'GET /api/rental-event-series'])
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
