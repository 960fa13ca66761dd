import { useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Site } from '../../schemas/site.ts'
import { App } from './app.tsx'
import type { Published } from './open-page.ts'
import { loadParts } from './load-parts.ts'

/** Takes the page over: a published one is hydrated as it stands, a bare shell is drawn. */
export async function hydrate(
  root: HTMLElement,
  site: Site,
  published: Published | undefined,
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
  // All that draws the published page must be there first.
  const enquiries = await loadParts(published.snapshot.document)
  await new Promise<void>((hydrated) => {
    hydrateRoot(
      root,
      <Hydrated tell={hydrated}>
        <BrowserRouter>
          <App site={site} published={{ ...published, enquiries }} origin={published.snapshot.origin} />
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
