import { join } from 'node:path'
import { render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../../src/app/app.tsx'
import { loadDocument } from '../../src/app/load-document.ts'
import { loadEveryPart } from '../../src/app/load-every-part.ts'
import { revalidate } from '../../src/app/revalidate.ts'
import { readAnswer } from '../../src/content/fetch-content.ts'
import { bind } from '../../src/engine/bind.ts'
import { contentHash } from '../../src/engine/content-hash.ts'
import { publishedPage } from '../../src/engine/published-page.ts'
import { handleRequest } from '../../src/content-service/handle-request.ts'
import { root, site } from './site-config.ts'
import { contentCalls } from './visit-site.tsx'

/** Opens a page that was published with what the embedded service says; its one content call goes out. */
export async function visitPublished(pathname: string) {
  const { document, params } = await loadDocument(pathname)
  const source = document.page.content
  if (!source) throw new Error(`${pathname} has no content`)
  const request = new Request(`https://site.example/api/${source.endpoint}`)
  const answer = await (await handleRequest(request, join(root, 'content'))).text()
  const { content } = await readAnswer(source, answer, '')
  const { origin } = window.location
  const bound = bind(document.page, {
    content,
    site,
    visit: { params },
    storage: (path) => `/storage/${path}`,
  })
  const snapshot = { pathname, origin, document, params, content, contentHash: contentHash(answer, origin) }
  const published = publishedPage(snapshot, bound, site)
  const parts = await loadEveryPart(document)
  contentCalls.length = 0
  history.replaceState(null, '', pathname)
  const first = {
    state: { pathname, status: 'ready' as const, document, bound, ...parts },
    published,
    revalidation: revalidate(published),
  }
  return render(
    <BrowserRouter>
      <App site={site} first={first} origin={origin} />
    </BrowserRouter>,
  )
}
