import type { BroughtClient } from '../../schemas/shared/client.ts'
import type { SectionRef } from '../../schemas/shared/section-ref.ts'
import type { Site } from '../../schemas/site.ts'
import type { ArticleView, ContentItemView, ContentSectionView, GalleryEntryView } from './content-view.ts'

/** How the visitor came here. */
export interface Visit {
  /** The address's parameters: `{ id: 'x' }` on `/notes/x`, whose config is `notes/[id].ts`. */
  params: Readonly<Record<string, string | undefined>>
  /** The client that a link took along (document 1 §2.11). */
  client?: BroughtClient | undefined
}

/** What a binder may ask of its page. */
export interface BindContext {
  /** A section of the page's content; undefined where the service did not send it. */
  section: (ref: SectionRef) => ContentSectionView | undefined
  /** The gallery's entries, on a page that asks for them. */
  gallery: GalleryEntryView[]
  /** The articles, or the one article, on a page that asks for them. */
  articles: ArticleView[]
  site: Site
  /** What the page is called in its config. */
  pageTitle: string
  visit: Visit
  /** Where a storage path of the content host is. */
  storage: (path: string) => string
  /** Takes a picture that the block shows: publishing prepares it. A `portrait` one stands upright on a phone. */
  picture: <Address extends string | undefined>(address: Address, shape?: 'portrait') => Address
  /** Tells what the block can do nothing with; it says so to authors alone. */
  refuse: (what: Refusal) => void
}

/** What a block can do nothing with: an option that names an item which is not there, or a part of an item's description that it cannot read. */
export type Refusal = { option: PropertyKey[] } | { item: ContentItemView; part: string }
