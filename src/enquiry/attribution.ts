import type { CameFrom } from '../../block-library/shared/enquiry-context.ts'
import type { SafeStorage } from './safe-storage.ts'
import { textsOf } from './stored-values.ts'

const key = 'visit'
const names = /^(landing|referrer|page|utm_[a-z_]+)$/

/** Notes how this visit began and which page was seen last; called with each page the visitor opens. */
export function notePage(storage: SafeStorage, pathname: string, title = ''): void {
  const { title: known = '' } = textsOf(storage.read(key))
  const visit = { ...(readVisit(storage) ?? beginning(pathname)), title: known }
  // The contact page is where enquiries are written, not where they come from.
  storage.write(key, isContact(pathname) ? visit : { ...visit, page: pathname, title: title.slice(0, 200) })
}

/** Where the enquiry comes from: the page before the form, the first page, the referrer, UTM parameters. */
export function readVisit(storage: SafeStorage): Record<string, string> | undefined {
  const noted = Object.entries(textsOf(storage.read(key))).filter(([name]) => names.test(name))
  return noted.length > 0 ? Object.fromEntries(noted) : undefined
}

/** The page before the form; where its name is not known, the last part of its address stands for it. */
export function pageBefore(storage: SafeStorage): CameFrom | undefined {
  const { page: address, title } = textsOf(storage.read(key))
  if (!address) return undefined
  const [last = ''] = /[^/]*\/?$/.exec(address) ?? []
  return { address, page: title || last.replaceAll(/[-/]/g, ' ').trim() }
}

function beginning(pathname: string): Record<string, string> {
  const utm = [...new URLSearchParams(window.location.search)]
    .filter(([name]) => /^utm_[a-z_]+$/.test(name))
    .map(([name, value]) => [name, value.slice(0, 200)])
  return { landing: pathname, referrer: document.referrer, ...ownPage(), ...Object.fromEntries(utm) }
}

/** The page of this site whose link opened the form in a tab of its own. */
function ownPage(): { page?: string } {
  const { origin } = window.location
  if (!document.referrer.startsWith(`${origin}/`)) return {}
  const { pathname } = new URL(document.referrer)
  return isContact(pathname) ? {} : { page: pathname }
}

const isContact = (pathname: string) => pathname.replace(/\/$/, '') === '/contact'
