import { useEffect, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { WordsContext } from '../../block-library/contract/words-context.tsx'
import { attachBehaviours } from '../../src/runtime/app/attach-behaviours.ts'
import { site } from './bakery.ts'

/** Renders blocks as the app does: with a router, the site's words and the behaviours. */
export function Surroundings({ at = '/', children }: { at?: string; children: ReactNode }) {
  useEffect(() => attachBehaviours(document))
  return (
    <MemoryRouter initialEntries={[at]}>
      <WordsContext value={site.words}>{children}</WordsContext>
    </MemoryRouter>
  )
}
