import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { __PRIVATE__ } from 'styled-components'
import type { Site } from '../../schemas/site.ts'
import { viewsToHydrate, type PublishedPage } from '../engine/published-page.ts'
import { App } from './app.tsx'
import { hydrateBlockOf } from './hydrate-block-of.ts'
import { loadParts } from './load-parts.ts'
import type { Revalidation } from './revalidate.ts'

interface Published {
  page: PublishedPage
  revalidation: Revalidation
  /** Hands the page's rules to styled-components. */
  releaseStyles: (() => void) | undefined
  /** Called once what surrounds the blocks answers. */
  shellAnswers: () => void
}

/** Takes the page over: a published one is hydrated as it stands, until what was pressed meanwhile answers; a bare shell is drawn. */
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
  const { page, revalidation, releaseStyles, shellAnswers } = published
  if (releaseStyles) withFirstRule(releaseStyles)
  const { pathname, origin, document: known, bound } = page
  // All that hydrates the page must be there first.
  const parts = await loadParts(known, viewsToHydrate(bound))
  const first = {
    state: { pathname, status: 'ready' as const, document: known, bound: withNodes(bound), ...parts },
    published: page,
    revalidation,
  }
  // From here on the page follows its links itself, and fetches less for it.
  document.querySelector('script[type=speculationrules]')?.remove()
  await new Promise<void>((hydrated) => {
    // In a transition, so that React pauses for whatever the visitor does; the blocks follow by themselves.
    startTransition(() => {
      hydrateRoot(
        root,
        <Hydrated tell={hydrated}>
          <BrowserRouter>
            <App site={site} first={first} origin={origin} />
          </BrowserRouter>
        </Hydrated>,
        { onRecoverableError: (error) => console.warn('[site] hydration', error) },
      )
    })
  })
  shellAnswers()
  await hydrateBlockOf(root.querySelector('[aria-busy=true]'))
}

/** Does it when styled-components adds the first rule of its own, and not before. */
function withFirstRule(releaseStyles: () => void): void {
  const { mainSheet } = __PRIVATE__
  const insertRules = mainSheet.insertRules.bind(mainSheet)
  mainSheet.insertRules = (...rules) => {
    mainSheet.insertRules = insertRules
    releaseStyles()
    mainSheet.rehydrate()
    insertRules(...rules)
  }
}

/** The static blocks with what they hold in the page as it was published. */
function withNodes(bound: PublishedPage['bound']): PublishedPage['bound'] {
  const shown = bound.shown.map((block) =>
    block.props ? block : { ...block, nodes: [...(document.getElementById(block.id)?.childNodes ?? [])] },
  )
  return { ...bound, shown }
}

/** Tells when what surrounds the blocks answers; a block that is pressed answers from then on. */
function Hydrated({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
