import type { CameFrom } from '../../../block-library/contract/enquiry-context.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storedTexts } from './stored-texts.ts'

const key = 'visit'
const names = /^(landing|referrer|page|utm_[a-z_]+)$/

/** A page that the visitor opens. */
export interface OpenedPage {
  /** Address of the page with the form. */
  contactPage: string
  pathname: string
  /** Title of the page, if it is known already. */
  title: string | undefined
  /** Query of the address at the time of opening; unset, the current one. */
  search?: string
}

/** Stores how this visit began and which page the visitor opened last. Called for each page that the visitor opens. */
export function notePage(
  storage: SafeStorage,
  { contactPage, pathname, title = '', search }: OpenedPage,
): void {
  // Enquiries are written on the contact page, so it never counts as their origin.
  const isContact = (address: string) => address.replace(/\/$/, '') === contactPage
  const { title: savedTitle = '' } = storedTexts(storage.read(key))
  const visit = { ...(readVisit(storage) ?? beginning(pathname, isContact, search)), title: savedTitle }
  storage.write(key, isContact(pathname) ? visit : { ...visit, page: pathname, title: title.slice(0, 200) })
}

/** Returns the origin of an enquiry: the page before the form, the first page, the referrer, UTM parameters. */
export function readVisit(storage: SafeStorage): Record<string, string> | undefined {
  const noted = Object.entries(storedTexts(storage.read(key))).filter(([name]) => names.test(name))
  return noted.length > 0 ? Object.fromEntries(noted) : undefined
}

/** Returns the page before the form. If its title is unknown, the last part of its address is used. */
export function pageBefore(storage: SafeStorage): CameFrom | undefined {
  const { page: address, title } = storedTexts(storage.read(key))
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

/** Returns the page of this site from which the visitor opened the form in a new tab. */
function ownPage(isContact: (address: string) => boolean): { page?: string } {
  const { origin } = window.location
  if (!document.referrer.startsWith(`${origin}/`)) return {}
  const { pathname } = new URL(document.referrer)
  return isContact(pathname) ? {} : { page: pathname }
}
