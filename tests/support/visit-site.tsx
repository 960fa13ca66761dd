import { join } from 'node:path'
import { act, configure, render } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { useEffect } from 'react'
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { forgetDocuments } from '../../src/app/page-documents.ts'
import { pageDocuments } from '../../src/config/page-documents.ts'
import { handleRequest } from '../../src/content-service/handle-request.ts'
import { root, site, siteConfig } from './site-config.ts'

// Nothing is edited under a running test, and Vitest's stand-in for `import.meta.hot` has no `off`.
vi.mock('../../src/app/on-source-change.ts', () => ({ onSourceChange: () => () => {} }))

// The first page of a file loads the libraries too; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 5_000 })
vi.setConfig({ testTimeout: 20_000 })

const documents = pageDocuments(siteConfig)

/** The requests the page made to the content service, in order: `GET /api/retails`. */
export const contentCalls: string[] = []

/** Answers as the published site does: documents from the configs, content from the embedded service's own files. */
export const server = setupServer(
  http.get('*/page-data/*', ({ request }) => {
    const document = documents.get(decodeURI(new URL(request.url).pathname))
    return new Response(document ?? 'null', { status: document === undefined ? 404 : 200 })
  }),
  http.all('*/api/*', ({ request }) => handleRequest(request, join(root, 'content'))),
)

server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/api/')) contentCalls.push(`${request.method} ${pathname}${search}`)
})

/** Opens the whole site at an address, with the browser's own history under the router. */
export function visitSite(address: string) {
  forgetDocuments()
  contentCalls.length = 0
  document.head.innerHTML = '<script type="application/ld+json" id="structured-data">[]</script>'
  history.replaceState(null, '', address)
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

function Steering({ take }: { take: (wheel: NavigateFunction) => void }) {
  const navigate = useNavigate()
  useEffect(() => {
    take(navigate)
  }, [take, navigate])
  return null
}
