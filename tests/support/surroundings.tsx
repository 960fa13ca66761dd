import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { WordsContext } from '../../block-library/shared/words-context.tsx'
import { site } from './site-config.ts'

/** What every block stands in: a router, and the site's words. */
export function Surroundings({ at = '/', children }: { at?: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <WordsContext value={site.words}>{children}</WordsContext>
    </MemoryRouter>
  )
}
