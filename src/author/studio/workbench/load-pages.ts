import pLimit from 'p-limit'
import { editAddresses } from '../../edit/protocol.ts'
import { ask, wordsOf } from '../server.ts'
import type { ExplainedPage } from '../../../lint/explain-page.ts'

/** A page of the site with the development server's explanation. */
export interface LoadedPage {
  pathname: string
  page: ExplainedPage
}

/** Loads all pages, and calls `report` with the loaded ones after each. Returns a function that stops loading. */
export function loadPages(
  report: (pages: LoadedPage[], total: number) => void,
  fail: (reason: string) => void,
) {
  let isOver = false
  const load = async () => {
    const pathnames: string[] = await ask(editAddresses.explain)
    const loaded = new Map<string, ExplainedPage>()
    const limit = pLimit(3)
    await Promise.all(
      pathnames.map((pathname) =>
        limit(async () => {
          if (isOver) return
          loaded.set(pathname, await ask(editAddresses.explain, { path: pathname }))
          if (isOver) return
          const pages = pathnames.flatMap((one) => {
            const page = loaded.get(one)
            return page ? [{ pathname: one, page }] : []
          })
          report(pages, pathnames.length)
        }),
      ),
    )
  }
  load().catch((error: unknown) => fail(wordsOf(error)))
  return () => {
    isOver = true
  }
}
