import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Site } from '../../../schemas/site.ts'
import { report } from '../engine/event-sink.ts'
import type { PageState } from '../engine/page-state.ts'
import { App } from './app.tsx'
import { keepUse } from './keep-use.ts'
import type { NewerContent } from './newer-answer.ts'
import { newerState } from './open-page.ts'

/**
 * Renders the page with React: from nothing at an address without a published page, or from newer content over a
 * published page. In the second case the old page stays until the new one is complete. Parts that the visitor opened
 * stay open, and the scroll position is kept.
 */
export async function drawApp(site: Site, newer?: NewerContent): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const first = newer && (await stateOf(newer, site))
  // A visitor is filling in a published form: the typed text is worth more than newer content.
  if (newer && (!first || root.querySelector('[data-island][data-in-use]'))) return
  const restore = keepUse(root)
  flushSync(() =>
    createRoot(root).render(
      <BrowserRouter>
        <App site={site} first={first} />
      </BrowserRouter>,
    ),
  )
  restore()
}

/**
 * Reads newer content. If the answer is not content, reports it and resolves with undefined; the published page then
 * stays.
 */
async function stateOf(newer: NewerContent, site: Site): Promise<PageState | undefined> {
  try {
    return await newerState(newer, site)
  } catch (error) {
    report({
      kind: 'content-failed',
      endpoint: newer.page.content?.source.endpoint ?? newer.page.path,
      error,
    })
    return undefined
  }
}
