import { fileURLToPath } from 'node:url'
import { render } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/app.tsx'
import { forgetDocuments } from '../../src/app/page-documents.ts'
import { pageDocuments } from '../../src/config/page-documents.ts'
import { handleRequest } from '../../src/content-service/handle-request.ts'
import { site, siteConfig } from './site-config.ts'

const documents = pageDocuments(siteConfig)
const content = fileURLToPath(new URL('../../content', import.meta.url))

/** The requests the page made to the content service, in order: `GET /api/retails`. */
export const contentCalls: string[] = []

/** Answers as the published site does: documents from the configs, content from the embedded service's own files. */
export const server = setupServer(
  http.get('*/page-data/*', ({ request }) => {
    const document = documents.get(decodeURI(new URL(request.url).pathname))
    return new Response(document ?? 'null', { status: document === undefined ? 404 : 200 })
  }),
  http.all('*/api/*', ({ request }) => handleRequest(request, content)),
)

server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/api/')) contentCalls.push(`${request.method} ${pathname}${search}`)
})

/** The whole site at an address, through the real router, client, binder and renderer. */
export function renderSite(address: string) {
  forgetDocuments()
  contentCalls.length = 0
  document.head.innerHTML = '<script type="application/ld+json" id="structured-data">[]</script>'
  return render(
    <MemoryRouter initialEntries={[address]}>
      <App site={site} />
    </MemoryRouter>,
  )
}
