import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import site from 'virtual:site'
import { readSnapshot } from '../engine/snapshot.ts'
import { App } from './app.tsx'
import { loadParts } from './load-parts.ts'

/** Brings the page to life: a published one is hydrated as it stands, a bare shell is drawn. */
export async function wake(root: HTMLElement): Promise<void> {
  const snapshot = readSnapshot(document.getElementById('snapshot')?.textContent, window.location.pathname)
  const app = (origin?: string) => (
    <BrowserRouter>
      <App site={site} snapshot={snapshot} {...(origin !== undefined && { origin })} />
    </BrowserRouter>
  )
  if (!snapshot) {
    // The shell was served for an address that has no document of its own.
    root.replaceChildren()
    createRoot(root).render(app())
    return
  }
  // All that draws the published page must be there first.
  await loadParts(snapshot.document.page.blocks)
  hydrateRoot(root, app(snapshot.origin), {
    onRecoverableError: (error) => console.warn('[site] hydration', error),
  })
}
