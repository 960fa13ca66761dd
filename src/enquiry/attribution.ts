import type { Keep } from './keep.ts'
import { textsOf } from './stored-values.ts'

const key = 'visit'
const names = /^(landing|referrer|page|utm_[a-z_]+)$/

/** Notes how this visit began and which page was seen last; called with each page the visitor opens. */
export function notePage(keep: Keep, pathname: string): void {
  const visit = readVisit(keep) ?? beginning(pathname)
  // The contact page is where enquiries are written, not where they come from.
  const isContact = pathname.replace(/\/$/, '') === '/contact'
  keep.write(key, isContact ? visit : { ...visit, page: pathname })
}

/** Where the enquiry comes from: the page before the form, the first page, the referrer, UTM parameters. */
export function readVisit(keep: Keep): Record<string, string> | undefined {
  const noted = Object.entries(textsOf(keep.read(key))).filter(([name]) => names.test(name))
  return noted.length > 0 ? Object.fromEntries(noted) : undefined
}

function beginning(pathname: string): Record<string, string> {
  const utm = [...new URLSearchParams(window.location.search)]
    .filter(([name]) => /^utm_[a-z_]+$/.test(name))
    .map(([name, value]) => [name, value.slice(0, 200)])
  return { landing: pathname, referrer: document.referrer, ...Object.fromEntries(utm) }
}
