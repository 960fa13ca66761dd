import { oneSpelling } from '../../../schemas/shared/address.ts'
import type { LoadedPage } from '../config/site-config.ts'
import type { KnownPage } from '../content/known-pages.ts'
import { answers } from './answers.ts'
import { paramsOf } from './open-pages.ts'

/** Returns the page at an address: a known page, else a page with parameters, else the not-found page. */
export function pageAt(
  pathname: string,
  known: readonly KnownPage[],
  pages: readonly LoadedPage[],
): KnownPage | undefined {
  const address = oneSpelling(pathname)
  const exact = known.find((page) => page.pathname === address)
  if (exact) return exact
  const loaded = pages.find(({ path }) => path.includes(':') && answers(path, pathname))
  if (loaded) return { pathname, params: paramsOf(loaded.path, pathname), loaded }
  return known.find((page) => page.pathname === '*')
}
