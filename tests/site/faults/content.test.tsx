import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { detailPage } from '../../support/detail-pages.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { missingTitles } from '../../support/outline.ts'
import { servedSections, withServer } from '../../support/served-content.ts'
import { visitPublished } from '../../support/visit-published.tsx'
import { arrived, contentCalls, server, visitSite } from '../../support/visit-site.tsx'

/* The complete site as in the browser. Only the content service is simulated. */
withServer()
const events = watchEvents()

const retail = detailPage('/industry/Retail')
const good = servedSections(retail)
const call = 'GET /api/retails'

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

const enormous = () => inParts(Array<string>(160).fill('x'.repeat(65_536)))

test('only the first 4 of 10 MB are read', async () => {
  const { body, requested } = enormous()
  server.use(http.get('*/api/retails', () => new HttpResponse(body)))
  visitSite(retail.path)
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The answer is too large')
  expect(requested()).toBeLessThan(80)
  expect(contentCalls).toEqual([call])
  takeConsole()
})

test.each<[string, () => Response]>([
  ['is down', () => new HttpResponse('', { status: 503 })],
  ['answers with a page', () => HttpResponse.html('<!doctype html><title>Sign in</title>')],
  ['sends 10 MB', () => new HttpResponse(enormous().body)],
])(
  'if the service %s, a published page stays, without a message, and sends one request',
  async (_, answer) => {
    server.use(http.get('*/api/retails', answer))
    await visitPublished(retail.path)
    await waitFor(() => expect(events).toMatchObject([{ kind: 'content-failed', endpoint: 'retails' }]))
    expect(missingTitles(screen.getByRole('main'), good)).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(contentCalls).toEqual([call])
    takeConsole()
  },
)

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
