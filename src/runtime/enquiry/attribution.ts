import type { CameFrom } from '../../../block-library/contract/enquiry-context.ts'
import type { SafeStorage } from './safe-storage.ts'
import { textsOf } from './stored-texts.ts'

const key = 'visit'
const names = /^(landing|referrer|page|utm_[a-z_]+)$/

/** A page that the visitor opens. */
export interface OpenedPage {
  /** The address of the page with the form. */
  contactPage: string
  pathname: string
  /** What it is called, once that is known. */
  title: string | undefined
  /** The address's parameters as it was opened; unset, those of now. */
  search?: string
}

/** Notes how this visit began and which page was seen last; called with each page the visitor opens. */
export function notePage(
  storage: SafeStorage,
  { contactPage, pathname, title = '', search }: OpenedPage,
): void {
  // The contact page is where enquiries are written, not where they come from.
  const isContact = (address: string) => address.replace(/\/$/, '') === contactPage
  const { title: known = '' } = textsOf(storage.read(key))
  const visit = { ...(readVisit(storage) ?? beginning(pathname, isContact, search)), title: known }
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

function beginning(
  pathname: string,
  isContact: (address: string) => boolean,
  search = window.location.search,
): Record<string, string> {
  const utm = [...new URLSearchParams(search)]
    .filter(([name]) => /^utm_[a-z_]+$/.test(name))
    .map(([name, value]) => [name, value.slice(0, 200)])
  return { landing: pathname, referrer: document.referrer, ...ownPage(isContact), ...Object.fromEntries(utm) }
}

/** The page of this site whose link opened the form in a tab of its own. */
function ownPage(isContact: (address: string) => boolean): { page?: string } {
  const { origin } = window.location
  if (!document.referrer.startsWith(`${origin}/`)) return {}
  const { pathname } = new URL(document.referrer)
  return isContact(pathname) ? {} : { page: pathname }
}
