import { useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Site } from '../../schemas/site.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import { App } from './app.tsx'
import type { Revalidation } from './revalidate.ts'
import { loadParts } from './load-parts.ts'

/** Takes the page over: a published one is hydrated as it stands, a bare shell is drawn. */
export async function hydrate(
  root: HTMLElement,
  site: Site,
  published: { snapshot: Snapshot; revalidation: Revalidation } | undefined,
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
  const { snapshot, revalidation } = published
  // All that draws the published page must be there first.
  await loadParts(snapshot.document.page.blocks)
  await new Promise<void>((hydrated) => {
    hydrateRoot(
      root,
      <Hydrated tell={hydrated}>
        <BrowserRouter>
          <App site={site} snapshot={snapshot} revalidation={revalidation} origin={snapshot.origin} />
        </BrowserRouter>
      </Hydrated>,
      { onRecoverableError: (error) => console.warn('[site] hydration', error) },
    )
  })
}

/** Tells when all of it answers. */
function Hydrated({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
