import { join } from 'node:path'
import { http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { answerContent } from '../../src/site/content/answer-content.ts'
import { root } from './root.ts'

/**
 * Answers as a published site does: content from the embedded service's files, and other requests from the handlers.
 */
export function contentServer(...handlers: RequestHandler[]) {
  /**
   * The page's requests to the content service, in order, such as `GET /api/retails` and then headers and body, if any.
   */
  const contentCalls: string[] = []
  const server = setupServer(
    ...handlers,
    http.all('*/api/*', ({ request }) => answerContent(request, join(root, 'content'))),
  )
  server.events.on('request:start', ({ request: { method, url, headers, body } }) => {
    const { pathname, search } = new URL(url)
    if (!pathname.startsWith('/api/')) return
    const more = [...headers.keys(), ...(body ? ['body'] : [])]
    contentCalls.push([`${method} ${pathname}${search}`, ...more].join(' '))
  })
  return { server, contentCalls, withServer: () => listen(server) }
}

/** Starts the mocked network for the tests of a file. A request without a handler fails its test. */
function listen(server: ReturnType<typeof setupServer>): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
