import pLimit from 'p-limit'
import { editAddresses } from '../../edit/protocol.ts'
import { ask } from '../server.ts'
import type { ExplainedPage } from '../../../lint/explain-page.ts'

/** A page of the site with the development server's explanation. */
export interface KnownPage {
  pathname: string
  page: ExplainedPage
}

/** Loads all pages, and calls `tell` with the loaded ones after each. Returns a function that stops loading. */
export function loadPages(tell: (pages: KnownPage[], total: number) => void, fail: (reason: string) => void) {
  let isOver = false
  const load = async () => {
    const pathnames: string[] = await ask(editAddresses.explain)
    const known = new Map<string, ExplainedPage>()
    const limit = pLimit(3)
    await Promise.all(
      pathnames.map((pathname) =>
        limit(async () => {
          if (isOver) return
          known.set(pathname, await ask(editAddresses.explain, { path: pathname }))
          if (isOver) return
          const pages = pathnames.flatMap((one) => {
            const page = known.get(one)
            return page ? [{ pathname: one, page }] : []
          })
          tell(pages, pathnames.length)
        }),
      ),
    )
  }
  load().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
  return () => {
    isOver = true
  }
}
