import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { BrowserRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { App } from '../../src/runtime/app/app.tsx'
import { forgetDocuments } from '../../src/runtime/app/load-document.ts'
import { takeLinkState } from '../../src/runtime/app/note-links.ts'
import { pageData } from '../../src/site/config/page-data.ts'
import { contentServer } from './content-server.ts'
import { site, siteConfig } from './site-config.ts'

const { textOf } = pageData(siteConfig)

const mocked = contentServer(
  http.get('*/page-data/*', ({ request }) => {
    const document = textOf(decodeURI(new URL(request.url).pathname))
    return new Response(document ?? 'null', { status: document === undefined ? 404 : 200 })
  }),
)

/** Answers as the published site does: documents from the configs, content from the embedded service's files. */
export const { server, contentCalls, withServer } = mocked

/** Opens the site at an address as the browser does, with the state of a link. */
export function visitSite(address: string, state?: unknown) {
  contentCalls.length = 0
  let view = openPage(address, state)
  const go = (to: string) => {
    // The browser's event of a page that is left.
    fireEvent(window, new Event('pagehide'))
    view.unmount()
    view = openPage(to)
  }
  return {
    container: view.container,
    unmount: () => view.unmount(),
    /** Opens another page: the browser leaves this page and loads the other. */
    go,
  }
}

/** Renders the app at an address, without any state of the previous page. */
function openPage(address: string, state?: unknown) {
  forgetDocuments()
  document.head.innerHTML = '<script type="application/ld+json" id="structured-data">[]</script>'
  history.replaceState(state === undefined ? null : { usr: state }, '', address)
  takeLinkState()
  return render(
    <BrowserRouter>
      <App site={site} />
    </BrowserRouter>,
  )
}

/**
 * Waits until a page is rendered. Returns its `main`, found by tag, because a search by role takes longer than the
 * page.
 */
export async function arrived(): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  return screen.getByRole('main')
}
