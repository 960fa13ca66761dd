import type { BroughtClient } from '../../schemas/shared/client.ts'
import type { SectionRef } from '../../schemas/shared/section-ref.ts'
import type { Site } from '../../schemas/site.ts'
import type { ArticleView, ContentItemView, ContentSectionView, GalleryEntryView } from './content-view.ts'

/** The visitor's navigation to the page. */
export interface Visit {
  /** Parameters of the address: `{ id: 'x' }` on `/notes/x`, whose config is `notes/[id].ts`. */
  params: Readonly<Record<string, string | undefined>>
  /** The client that a link carried along (document 1 §2.11). */
  client?: BroughtClient | undefined
}

/** The page's data and functions that a binder may use. */
export interface BindContext {
  /** Returns a section of the page's content; undefined if the service did not send it. */
  section: (ref: SectionRef) => ContentSectionView | undefined
  /** The gallery's entries, on a page that requests them. */
  gallery: GalleryEntryView[]
  /** The articles, or the one article, on a page that requests them. */
  articles: ArticleView[]
  site: Site
  /** Name of the page: of its file, unless its config has another. */
  pageName: string
  /** Title of the page in its config. */
  pageTitle: string
  visit: Visit
  /** Returns the address of a storage path of the content host. */
  storage: (path: string) => string
  /**
   * Registers a picture that the block shows, so that publishing prepares it. A `portrait` picture is upright on a
   * phone.
   */
  picture: <Address extends string | undefined>(address: Address, shape?: 'portrait') => Address
  /** Reports to authors a value that the block ignores. */
  refuse: (what: Refusal) => void
}

/**
 * A value that a block ignores: an option that names a missing item, or an unreadable part of an item's description.
 */
export type Refusal = { option: PropertyKey[] } | { item: ContentItemView; part: string }
