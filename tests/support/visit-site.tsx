import { join } from 'node:path'
import { act, render, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { useEffect } from 'react'
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { expect } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { forgetDocuments } from '../../src/app/load-document.ts'
import { makeDocuments } from '../../src/config/make-documents.ts'
import { handleRequest } from '../../src/content-service/handle-request.ts'
import { root, site, siteConfig } from './site-config.ts'

const documents = makeDocuments(siteConfig)

/** The requests the page made to the content service, in order: `GET /api/retails`. Headers or a body would stand behind it. */
export const contentCalls: string[] = []

/** Answers as the published site does: documents from the configs, content from the embedded service's own files. */
export const server = setupServer(
  http.get('*/page-data/*', ({ request }) => {
    const document = documents.get(decodeURI(new URL(request.url).pathname))
    return new Response(document ?? 'null', { status: document === undefined ? 404 : 200 })
  }),
  http.all('*/api/*', ({ request }) => handleRequest(request, join(root, 'content'))),
)

server.events.on('request:start', ({ request: { method, url, headers, body } }) => {
  const { pathname, search } = new URL(url)
  if (!pathname.startsWith('/api/')) return
  const more = [...headers.keys(), ...(body ? ['body'] : [])]
  contentCalls.push([`${method} ${pathname}${search}`, ...more].join(' '))
})

/** Opens the whole site at an address, with the browser's own history under the router, and what a link took along. */
export function visitSite(address: string, state?: unknown) {
  forgetDocuments()
  contentCalls.length = 0
  document.head.innerHTML = '<script type="application/ld+json" id="structured-data">[]</script>'
  history.replaceState(state === undefined ? null : { usr: state, key: 'taken-along' }, '', address)
  let navigate: NavigateFunction | undefined
  const view = render(
    <BrowserRouter>
      <App site={site} />
      <Steering take={(wheel) => void (navigate = wheel)} />
    </BrowserRouter>,
  )
  return {
    ...view,
    /** Goes to another address as a link does, or so many steps through the history. */
    go: async (to: string | number) => {
      await act(async () => (typeof to === 'number' ? navigate?.(to) : navigate?.(to)))
    },
  }
}

/** Waits until a page stands in its blocks; gives its own part. Looked up by tag: by role it costs more than the page does. */
export async function arrived(): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  return screen.getByRole('main')
}

function Steering({ take }: { take: (wheel: NavigateFunction) => void }) {
  const navigate = useNavigate()
  useEffect(() => {
    take(navigate)
  }, [take, navigate])
  return null
}
