import { notePage, pageBefore, readVisit, type OpenedPage } from './attribution.ts'
import { createSafeStorage } from './safe-storage.ts'

const visit = createSafeStorage(() => window.sessionStorage)
const opened: Required<OpenedPage>[] = []

/**
 * Records that a page was opened, and its title when known. The record is written when it is requested or the visitor
 * leaves the document. The first access to the storage may be slow, and must not delay the page.
 */
export function visitPage(page: OpenedPage): void {
  opened.push({ search: window.location.search, ...page })
  // A listener that was added before is not added again.
  window.addEventListener('pagehide', writeDown)
  document.addEventListener('visibilitychange', writeDown)
}

/** Returns the page before the form. */
export function visitedBefore() {
  writeDown()
  return pageBefore(visit)
}

/** Returns the recorded origin of the visitor. */
export function visitSource() {
  writeDown()
  const { documentElement: root, head } = document
  return { ...readVisit(visit), ...(head.querySelector('link[hreflang]') && { language: root.lang }) }
}

function writeDown(): void {
  for (const page of opened.splice(0)) notePage(visit, page)
}
