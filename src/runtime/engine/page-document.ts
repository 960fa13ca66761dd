import type { Need } from '../../../block-library/contract/define-block.ts'
import type { PreparedPictures } from '../../../block-library/contract/picture-variants.ts'
import type { FaqSet } from '../../../schemas/faq-set.ts'
import type { Alternate } from '../../../schemas/shared/language.ts'
import type { Page } from '../../../schemas/page.ts'

/** The data of a page for the browser: its validated config, and data that the build adds. */
export interface PageDocument {
  /** Path of the page, with `:name` for a parameter and `*` for all addresses without a page. */
  path: string
  page: Page
  /** Services of its blocks, which are loaded before the blocks are rendered. */
  needs: Need[]
  /** Title and description of the head. If the page shares them with others, also the name that is put before them. */
  head: { title: string; description: string; name?: string }
  /** The page in each language in which it exists, this one too; omitted if the page has one language. */
  alternates?: Alternate[]
  /** Questions for search engines; empty if the page has none. */
  faqs: FaqSet
  /** Sections that are used if the content service fails; undefined if there are none. */
  fallback?: unknown
  /** The pictures that publishing prepared for the page. Any other picture is shown unchanged. */
  pictures?: PreparedPictures
  /**
   * Address of the page's own preview picture, if it has one. The picture has the size `previewSize` and is on the
   * site's host.
   */
  preview?: string
}

/** Size of a preview picture in pixels, as social networks expect it. */
export const previewSize = { width: 1200, height: 630 }

/** The data of a moved address for the browser. */
export interface MovedPage {
  /** The new address of the page. */
  movedTo: string
  /** 301 if the page moved permanently, 302 if temporarily. */
  status: number
}

/** Address of the list of the addresses that the app opens, including moved ones. In development, these are all addresses. */
export const routesAddress = '/page-data/routes.json'

/**
 * Returns the address of a page's document: `/notes/:id` is `/page-data/notes/_id.json`, `/` is
 * `/page-data/index.json`.
 */
export function documentAddress(path: string): string {
  const name = path === '/' ? '/index' : path.replaceAll(':', '_').replace('*', '_rest')
  return `/page-data${name}.json`
}

/** Returns the path of the page whose document is at an address; undefined if the page has a parameter. */
export function pathOfDocument(address: string): string | undefined {
  const [, path] = /^\/page-data(\/[^_]+)\.json$/.exec(address) ?? []
  return path === '/index' ? '/' : path
}
