import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { newerAnswer } from '../../../src/runtime/app/newer-answer.ts'
import { contentHash } from '../../../src/runtime/engine/content-hash.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { parsedPage } from '../../support/parsed-page.ts'
import { smallestPage } from '../../support/config-problems.ts'
import { contentServer } from '../../support/content-server.ts'

const { server, contentCalls, withServer } = contentServer()
withServer()
const events = watchEvents()
afterEach(() => void (contentCalls.length = 0))

const { content: source } = parsedPage({ ...smallestPage, content: { endpoint: 'about', prefix: 'about' } })
if (!source) throw new Error('The page has no content')

/** Returns the data of a page published from this answer. */
const publishedFrom = (answer: string) => ({
  pathname: '/about',
  path: '/about',
  title: 'About',
  contactPage: '/contact',
  content: {
    source,
    params: {},
    badStatus: 'Failed',
    hash: contentHash(answer, location.origin),
    blocks: {},
  },
})
const answerWith = (body: string) => server.use(http.get('*/api/about', () => new HttpResponse(body)))

test('an equal answer gives undefined, a newer one is returned unchanged; each costs one call', async () => {
  answerWith('[1]')
  expect(await newerAnswer(publishedFrom('[1]'))).toBeUndefined()
  expect(await newerAnswer(publishedFrom('[0]'))).toBe('[1]')
  expect(contentCalls).toEqual(['GET /api/about', 'GET /api/about'])
  expect(events).toEqual([])
})

test('a page without content asks nothing', async () => {
  const { content: _, ...page } = publishedFrom('')
  expect(await newerAnswer(page)).toBeUndefined()
  expect(contentCalls).toEqual([])
})

test('a page requests newer content after it and its pictures have loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  answerWith('[1]')
  const answer = newerAnswer(publishedFrom('[0]'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(contentCalls).toEqual([])
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect(await answer).toBe('[1]')
})

test('a service that redirects without end leaves the page as it was published, and is reported', async () => {
  // An unreachable service.
  server.use(http.get('*/api/about', () => HttpResponse.error()))
  expect(await newerAnswer(publishedFrom('[0]'))).toBeUndefined()
  expect(events).toEqual([
    { kind: 'content-failed', endpoint: 'about', error: expect.objectContaining({ name: 'TypeError' }) },
  ])
  takeConsole()
})

test('leaving a page aborts its call, without a report', async () => {
  server.use(http.get('*/api/about', () => new Promise<Response>(() => {})))
  const answer = newerAnswer(publishedFrom('[0]'))
  await vi.waitFor(() => expect(contentCalls).toHaveLength(1))
  window.dispatchEvent(new Event('pagehide'))
  expect(await answer).toBeUndefined()
  expect(events).toEqual([])
})
