import type { FaqEntry } from '../../schemas/content.ts'

/** Rich text that has been through the sanitiser; only `src/runtime/content` makes it. */
export interface SafeHtml {
  readonly __html: string | TrustedHTML
}

/** A content item as blocks see it: addresses resolved, texts present, rich text safe. */
export interface ContentItemView {
  /** Where the picture is; undefined where the service sent none. */
  src: string | undefined
  /** Where the picture under the pointer is, where the service sent a list. */
  hoverSrc: string | undefined
  title: string
  description: string
  html: SafeHtml | undefined
  faqs: FaqEntry[]
}

/** A content section as blocks see it. */
export interface ContentSectionView {
  title: string
  description: string
  html: SafeHtml | undefined
  items: ContentItemView[]
  /** The places, counted from 0 and in order, of items that were sent and could not be read; unset where there are none. */
  gaps?: number[]
  faqs: FaqEntry[]
}

/** A category of the gallery. */
export interface GalleryEntryView {
  title: string
  pictures: string[]
}

/** An article; the list's come without their text. */
export interface ArticleView {
  id: string
  title: string
  src: string | undefined
  desc: string
  paragraphs: string[]
  /** As the service wrote it, to binders a day or a moment with its zone; empty where there is none. */
  date: string
  /** As it is shown; empty where the service gives none. */
  readTime: string
  /** The product it is about, and the article to read next, as far as the service names them. */
  product?: PageName | undefined
  next?: PageName | undefined
}

/** What a page's address ends in, and what it is called. */
export interface PageName {
  id: string
  title: string
}

/** All that a page's content service sent, whatever its kind. */
export interface ContentView {
  /** By key. */
  sections: ReadonlyMap<string, ContentSectionView>
  gallery: GalleryEntryView[]
  articles: ArticleView[]
}

/** The content of a page that has none. */
export const noContent: ContentView = { sections: new Map(), gallery: [], articles: [] }
