import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { revalidate } from '../../src/app/revalidate.ts'
import { pageAt } from '../support/find-page.ts'
import { watchEvents } from '../support/events.ts'
import { takeConsole } from '../support/fail-on-console.ts'
import { withServer } from '../support/served-content.ts'
import { server } from '../support/visit-site.tsx'

withServer()
const events = watchEvents()

test('a service that redirects without end leaves the page as it was published, and is told to the sink', async () => {
  // To a page it looks like a service that cannot be reached.
  server.use(http.get('*/api/about', () => HttpResponse.error()))
  const page = pageAt('/about')
  const document = {
    path: '/about',
    page,
    skeletons: [],
    needs: [],
    head: { title: '', description: '' },
    faqs: [],
  }
  const { answer } = revalidate({
    pathname: '/about',
    origin: '',
    document,
    params: {},
    contactPage: '/contact',
    contentHash: '',
    bound: { shown: [], hasHeadline: true, name: undefined },
  })
  expect(await answer).toBeUndefined()
  expect(events).toEqual([
    { kind: 'content-failed', endpoint: 'about', error: expect.objectContaining({ name: 'TypeError' }) },
  ])
  takeConsole()
})
