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
 * Draws the page with React: at an address without a published page from nothing, and over a published page from newer
 * content. In the second case the page stands until the new one is complete, and what is open or scrolled stays so.
 */
export async function drawApp(site: Site, newer?: NewerContent): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const first = newer && (await stateOf(newer, site))
  // Somebody fills in a form that was published: newer content is not worth what they have typed.
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

/** Reads newer content. Reports an answer that is no content and resolves with undefined: then the published page stays. */
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
