import { notePage, pageBefore, readVisit, type OpenedPage } from './attribution.ts'
import { createSafeStorage } from './safe-storage.ts'

const visit = createSafeStorage(() => window.sessionStorage)

/** Notes that a page was opened, and what it is called once that is known. */
export const visitPage = (page: OpenedPage) => notePage(visit, page)

/** The page before the form. */
export const visitedBefore = () => pageBefore(visit)

/** Where the visitor came from, as far as it was noted. */
export const visitSource = () => readVisit(visit) ?? {}
