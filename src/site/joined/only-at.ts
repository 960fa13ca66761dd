import { isDeepStrictEqual } from 'node:util'
import { sourceAddress } from '../config/site-languages.ts'
import type { JoinedPage, JoinedSite } from './joined-site.ts'

/** Returns a joined site with the page at an address alone, in each of its languages. Undefined if no known page has the address. */
export function onlyAt(site: JoinedSite, path: string): JoinedSite | undefined {
  const address = sourceAddress(path, site.config)
  const page = site.joined.find(({ pathname }) => pathname === address)
  if (!page) return undefined
  const isSame = ({ loaded, params }: JoinedPage) =>
    loaded.file === page.loaded.file && isDeepStrictEqual(params, page.params)
  return { ...site, joined: site.joined.filter(isSame), translated: site.translated.filter(isSame) }
}
