import type { Need } from '../../../block-library/contract/define-block.ts'
import type { PreparedPictures } from '../../../block-library/contract/picture-variants.ts'
import type { Skeleton } from '../../../block-library/contract/skeleton.ts'
import type { FaqSet } from '../../../schemas/faq-set.ts'
import type { Page } from '../../../schemas/page.ts'

/** What the browser gets of a page: its validated config, and what the build looked up for it. */
export interface PageDocument {
  /** The page's address, with `:name` for a parameter and `*` for whatever no other page answers. */
  path: string
  page: Page
  /** What its blocks look like before their content is there. */
  skeletons: Skeleton[]
  /** The services that its blocks work with, which are opened before they are drawn. */
  needs: Need[]
  /** The head's title and description, and on a page that shares them the name that goes in front. */
  head: { title: string; description: string; name?: string }
  /** Questions for search engines; empty where the page has none. */
  faqs: FaqSet
  /** Sections that stand in when the content service fails; undefined where none do. */
  fallback?: unknown
  /** The pictures that publishing prepared for it; others are shown as they are. */
  pictures?: PreparedPictures
  /** Where its own preview picture lies, if it has one: of `previewSize`, on the site's address. */
  preview?: string
}

/** The size of a preview picture, in pixels, as social networks want it. */
export const previewSize = { width: 1200, height: 630 }

/** What the browser gets of an address that has moved. */
export interface MovedPage {
  /** The address of the page that it is now. */
  movedTo: string
  /** Whether for good (301) or for the time being (302). */
  status: number
}

/** Where the list of all addresses lies, moved ones included. */
export const routesAddress = '/page-data/routes.json'

/** Where a page's document lies: `/notes/:id` is `/page-data/notes/_id.json`, `/` is `/page-data/index.json`. */
export function documentAddress(path: string): string {
  const name = path === '/' ? '/index' : path.replaceAll(':', '_').replace('*', '_rest')
  return `/page-data${name}.json`
}
