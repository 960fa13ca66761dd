import { stateAt, type Moment, type State } from '../../../block-library/parts/is-shown.ts'
import type { Page } from '../../../schemas/page.ts'
import { oneSpelling } from '../../../schemas/shared/address.ts'
import type { Redirect } from '../../../schemas/redirects.ts'
import type { Site } from '../../../schemas/site.ts'
import { localPath } from '../../runtime/engine/local-links.ts'
import { answers } from './answers.ts'
import { otherLanguages } from './site-languages.ts'
import type { LoadedPage, SiteConfig } from './site-config.ts'
import { withSubmenus } from './submenus.ts'
import { withoutEntries, type IsHidden } from './without-entries.ts'

/** A page or an article that is not public, or a block of a public page. */
export interface Unshown {
  /** The page; for an article, its page with the article's address and file. */
  loaded: LoadedPage
  state: Exclude<State, 'public'>
  /** Position of the block in its page. */
  block?: number
}

/**
 * Returns the configs without hidden pages. Hidden blocks stay, because rules name blocks by
 * position, and translations belong to all links of menus: `shownPage` and `shownSite` omit them.
 */
export function shownConfig(config: SiteConfig, unshown: Unshown[]): SiteConfig {
  if (unshown.length === 0) return config
  const hidden = new Set(unshown.map(({ loaded, block }) => (block === undefined ? loaded : undefined)))
  const pages = config.pages.filter((loaded) => !hidden.has(loaded))
  return { ...config, unshown, pages }
}

/** Returns the site's settings with the pages below the menus' links, without links to hidden pages. */
export function shownSite({ site, pages, unshown }: Pick<SiteConfig, 'site' | 'pages' | 'unshown'>): Site {
  const filled = withSubmenus(site, pages)
  return unshown ? withoutEntries(filled, hiddenTest({ unshown })) : filled
}

/** Returns a moment at which drafts are hidden. */
export const publicMoment = ({ site }: Pick<SiteConfig, 'site'>, at = Date.now()): Moment => ({
  at,
  timeZone: site.dates.timeZone,
  drafts: false,
})

/** Returns the pages that are not public at a moment, and such blocks of the other pages. */
export const unshownIn = ({ pages }: Pick<SiteConfig, 'pages'>, moment: Moment): Unshown[] =>
  pages.flatMap((loaded): Unshown[] => {
    const state = stateAt(loaded.page, moment)
    if (state !== 'public') return [{ loaded, state }]
    return loaded.page.blocks.flatMap((part, block) => {
      const ofBlock = stateAt(part, moment)
      return ofBlock === 'public' ? [] : [{ loaded, state: ofBlock, block }]
    })
  })

/** Returns a page without hidden blocks, and without cards that lead to hidden pages. */
export function shownPage({ file, page }: LoadedPage, { unshown }: Pick<SiteConfig, 'unshown'>): Page {
  if (!unshown) return page
  const hidden = new Set(unshown.map(({ loaded, block }) => (loaded.file === file ? block : undefined)))
  let ground: Page['blocks'][number]['ground']
  const blocks = page.blocks.flatMap((block, index) => {
    // The ground of a hidden block stays that of the blocks after it.
    ground = block.ground ?? ground
    if (hidden.has(index)) return []
    const shown = ground ? { ...block, ground } : block
    return [shown]
  })
  return { ...page, blocks: withoutEntries(blocks, hiddenTest({ unshown })) }
}

/** Returns what a publish does not show, for hashes of pages that depend on it. */
export const unshownNames = ({ unshown = [] }: Pick<SiteConfig, 'unshown'>): string =>
  unshown.map(({ loaded, block = '' }) => `${loaded.path} ${block}`).join('\n')

/** Returns a function that checks whether an address is that of a hidden page. */
export const hiddenTest =
  ({ unshown }: Pick<SiteConfig, 'unshown'>): IsHidden =>
  (address) =>
    unshown !== undefined && unshownAt(address, unshown) !== undefined

/** Returns the page that answers an address, which may have a query and an anchor, if it is not public. */
export function unshownAt(address: string, unshown: readonly Unshown[]): Unshown | undefined {
  const path = oneSpelling(address.replace(/[?#].*$/s, ''))
  return unshown.find(({ loaded, block }) => block === undefined && answers(loaded.path, path))
}

/** Returns the redirects of pages that have ended, in each language. */
export const redirectsAfter = (config: Ended): Redirect[] =>
  endedAddresses(config).flatMap(([from, to]) => (to === undefined ? [] : [{ from, to, status: 301 }]))

/** Returns the addresses of removed pages, and of pages that have ended and lead to no other page. */
export const goneAddresses = (config: Ended & Pick<SiteConfig, 'redirects'>): string[] => [
  ...config.redirects.flatMap(({ from, to }) => (to === undefined ? [from] : [])),
  ...endedAddresses(config).flatMap(([address, to]) => (to === undefined ? [address] : [])),
]

type Ended = Partial<Pick<SiteConfig, 'unshown' | 'site'>>

/** Returns the addresses of pages that have ended, each with the public address to which it leads. */
function endedAddresses({ unshown = [], site }: Ended): [address: string, to: string | undefined][] {
  const roots = site ? otherLanguages(site).map(({ root }) => root) : []
  return unshown.flatMap(({ loaded: { path, page }, state, block }) => {
    if (state !== 'ended' || block !== undefined || /[:*]/.test(path)) return []
    const next = targetAfter(page, unshown)
    const paths = [path, ...(page.language === undefined ? roots : []).map((root) => localPath(root, path))]
    return paths.map((address): [string, string | undefined] => [address, next])
  })
}

/** Returns where an ended page leads, by way of other ended pages; undefined if no public page is there. */
export function targetAfter(
  page: Page,
  unshown: readonly Unshown[],
  passed: Page[] = [],
): string | undefined {
  const next = page.redirectAfter === undefined ? undefined : unshownAt(page.redirectAfter, unshown)
  if (!next) return page.redirectAfter
  const isLast = next.state !== 'ended' || passed.includes(page)
  return isLast ? undefined : targetAfter(next.loaded.page, unshown, [...passed, page])
}
