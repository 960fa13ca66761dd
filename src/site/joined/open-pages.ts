import type { ContentView } from '../../../block-library/contract/content-view.ts'
import { decodedPath, oneSpelling } from '../../../schemas/shared/address.ts'
import type { LoadedPage } from '../config/site-config.ts'
import type { BoundPage } from '../../runtime/engine/bind.ts'
import type { KnownPage } from '../content/known-pages.ts'
import { answers } from '../config/answers.ts'

/** A page with a parameter whose endpoint is the same at all its addresses, with the content of that endpoint. */
export interface OpenPage {
  loaded: LoadedPage
  content: ContentView
}

/**
 * Returns whether a page has unknown addresses. A page whose endpoint has the parameter is not open: the service lists
 * its addresses.
 */
export const isOpen = ({ path, page }: LoadedPage) =>
  path.includes(':') && !page.content?.endpoint.includes(':')

/**
 * Returns a function that checks whether a page answers an address. This is true for a known address and for any
 * address of a page that did not parse. It is also true for an open page whose required content is there.
 */
export function openPages(
  addresses: string[],
  broken: string[],
  open: OpenPage[],
  bindAt: (page: OpenPage, params: Record<string, string>) => Pick<BoundPage, 'hidden'>,
): (address: string) => boolean {
  const paths = new Set(addresses)
  const opensAt = (page: OpenPage, path: string) => {
    const { hidden } = bindAt(page, paramsOf(page.loaded.path, path))
    return !hidden.some(({ id }) => page.loaded.page.requires.includes(id))
  }
  return (address) => {
    const path = oneSpelling(address.replace(/[?#].*$/s, ''))
    return (
      paths.has(path) ||
      broken.some((pattern) => answers(pattern, path)) ||
      open.some((page) => answers(page.loaded.path, path) && opensAt(page, path))
    )
  }
}

/** Returns the parameters of an address by the path of its page. */
export function paramsOf(pattern: string, path: string): Record<string, string> {
  const parts = path.split('/')
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((name, index) =>
        name.startsWith(':') ? [[name.slice(1), decodedPath(parts[index] ?? '') ?? '']] : [],
      ),
  )
}

/** Returns the page at an address: a known page, else a page with parameters, else the not-found page. */
export function pageAt(
  pathname: string,
  candidates: readonly KnownPage[],
  pages: readonly LoadedPage[],
): KnownPage | undefined {
  const address = oneSpelling(pathname)
  const exact = candidates.find((page) => page.pathname === address)
  if (exact) return exact
  const loaded = pages.find(({ path }) => path.includes(':') && answers(path, pathname))
  if (loaded) return { pathname, params: paramsOf(loaded.path, pathname), loaded }
  return candidates.find((page) => page.pathname === '*')
}
