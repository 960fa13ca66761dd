import { useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Site } from '../../schemas/site.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import { App } from './app.tsx'
import type { Newer } from './ask-for-newer.ts'
import { loadParts } from './load-parts.ts'

/** Brings the page to life: a published one is hydrated as it stands, a bare shell is drawn. */
export async function wake(
  root: HTMLElement,
  site: Site,
  published: { snapshot: Snapshot; newer: Newer } | undefined,
): Promise<void> {
  if (!published) {
    // The shell was served for an address that has no document of its own.
    root.replaceChildren()
    createRoot(root).render(
      <BrowserRouter>
        <App site={site} />
      </BrowserRouter>,
    )
    return
  }
  const { snapshot, newer } = published
  // All that draws the published page must be there first.
  await loadParts(snapshot.document.page.blocks)
  await new Promise<void>((awake) => {
    hydrateRoot(
      root,
      <Awake tell={awake}>
        <BrowserRouter>
          <App site={site} snapshot={snapshot} newer={newer} origin={snapshot.origin} />
        </BrowserRouter>
      </Awake>,
      { onRecoverableError: (error) => console.warn('[site] hydration', error) },
    )
  })
}

/** Tells when all of it answers. */
function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
