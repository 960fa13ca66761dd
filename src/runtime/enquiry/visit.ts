import { notePage, pageBefore, readVisit, type OpenedPage } from './attribution.ts'
import { createSafeStorage } from './safe-storage.ts'

const visit = createSafeStorage(() => window.sessionStorage)
const opened: Required<OpenedPage>[] = []

/**
 * Notes that a page was opened, and what it is called once that is known. It is written down when it is asked for or the
 * document is left: a browser may take a while to find what it has stored, and a page that opens has better to do.
 */
export function visitPage(page: OpenedPage): void {
  opened.push({ search: window.location.search, ...page })
  // Being the same function each time, it is added once.
  window.addEventListener('pagehide', writeDown)
  document.addEventListener('visibilitychange', writeDown)
}

/** The page before the form. */
export function visitedBefore() {
  writeDown()
  return pageBefore(visit)
}

/** Where the visitor came from, as far as it was noted. */
export function visitSource() {
  writeDown()
  return readVisit(visit) ?? {}
}

function writeDown(): void {
  for (const page of opened.splice(0)) notePage(visit, page)
}
