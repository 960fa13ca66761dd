import '@fontsource-variable/archivo/wght.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import site from 'virtual:site'
import { startDelivery } from '../enquiry/open-desk.ts'
import { readSnapshot } from '../engine/snapshot.ts'
import { App } from './app.tsx'
import { loadParts } from './load-parts.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

startDelivery()

const snapshot = readSnapshot(document.getElementById('snapshot')?.textContent, window.location.pathname)
const app = (origin?: string) => (
  <BrowserRouter>
    <App site={site} snapshot={snapshot} {...(origin !== undefined && { origin })} />
  </BrowserRouter>
)

if (snapshot) {
  // The published page is hydrated as it stands, so all that draws it must be there first. Not awaited at the top level:
  // the blocks' files import this one, and would wait for it as it waits for them.
  void loadParts(snapshot.document.page.blocks).then(() =>
    hydrateRoot(root, app(snapshot.origin), {
      onRecoverableError: (error) => console.warn('[site] hydration', error),
    }),
  )
} else {
  // The shell was served for an address that has no document of its own.
  root.replaceChildren()
  createRoot(root).render(app())
}
