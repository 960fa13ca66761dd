import type { Keep } from './keep.ts'

const key = 'visit'

/** Notes how this visit began and which page was seen last; called with each page the visitor opens. */
export function notePage(keep: Keep, pathname: string): void {
  const visit = readVisit(keep) ?? beginning(pathname)
  const { page, ...rest } = visit
  // The contact page is where enquiries are written, not where they come from.
  keep.write(key, { ...rest, page: pathname === '/contact' ? (page ?? pathname) : pathname })
}

/** Where the enquiry comes from: the page before the form, the first page, the referrer, UTM parameters. */
export function readVisit(keep: Keep): Record<string, string> | undefined {
  const visit = keep.read(key)
  if (typeof visit !== 'object' || visit === null) return undefined
  return Object.fromEntries(Object.entries(visit).map(([name, value]) => [name, String(value)]))
}

function beginning(pathname: string): Record<string, string> {
  const parameters = [...new URLSearchParams(window.location.search)]
  const utm = parameters
    .filter(([name]) => /^utm_[a-z]+$/.test(name))
    .map(([name, value]) => [name, value.slice(0, 200)])
  return { landing: pathname, referrer: document.referrer, ...Object.fromEntries(utm) }
}
