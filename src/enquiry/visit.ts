import { notePage, readVisit } from './attribution.ts'
import { createKeep } from './keep.ts'

const visit = createKeep(() => window.sessionStorage)

/** Notes that a page was opened. */
export const visitPage = (pathname: string) => notePage(visit, pathname)

/** Where the visitor came from, as far as it was noted. */
export const visitSource = () => readVisit(visit) ?? {}
