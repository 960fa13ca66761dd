import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { WordsContext } from '../../block-library/shared/words-context.tsx'
import { useLinks } from '../../src/app/use-links.ts'
import { site } from './site-config.ts'

/** What every block stands in: a router, its links followed, and the site's words. */
export function Surroundings({ at = '/', children }: { at?: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <WordsContext value={site.words}>{children}</WordsContext>
      <Links />
    </MemoryRouter>
  )
}

function Links(): null {
  useLinks()
  return null
}
