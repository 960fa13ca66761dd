import type { FaqEntry } from '../../schemas/content.ts'

/** Sanitised rich text. Only `src/runtime/content` creates it. */
export interface SafeHtml {
  readonly __html: string | TrustedHTML
}

/** A content item for blocks: addresses are resolved, texts are present, rich text is safe. */
export interface ContentItemView {
  /** Address of the picture; undefined if the service sent none. */
  src: string | undefined
  /** Address of the picture under the pointer, if the service sent a list of pictures. */
  hoverSrc: string | undefined
  title: string
  /** The title in the language of the configs, if that is another one. */
  name?: string
  description: string
  html: SafeHtml | undefined
  faqs: FaqEntry[]
}

/** A content section for blocks. */
export interface ContentSectionView {
  title: string
  description: string
  html: SafeHtml | undefined
  items: ContentItemView[]
  /** Positions, counted from 0 and in order, of items that were sent but unreadable; unset if there are none. */
  gaps?: number[]
  faqs: FaqEntry[]
}

/** A category of the gallery. */
export interface GalleryEntryView {
  title: string
  pictures: string[]
}

/** An article. In the list, articles have no text. */
export interface ArticleView {
  id: string
  title: string
  src: string | undefined
  desc: string
  paragraphs: string[]
  table?: ArticleTable | undefined
  /**
   * Date as the service wrote it. Binders receive a day, or a moment with its zone. Empty if the article has no date.
   */
  date: string
  /** Reading time as it is shown; empty if the service gives none. */
  readTime: string
  /** The product that the article is about, and the article to read next, if the service names them. */
  product?: PageName | undefined
  next?: PageName | undefined
}

/** Figures of an article. Each row begins with its label. */
export interface ArticleTable {
  title: string
  /** Number of paragraphs before the table. */
  after: number
  columns: string[]
  rows: string[][]
}

/** Last part of a page's address, and the page's title. */
export interface PageName {
  id: string
  title: string
}

/** All content that the service sent for a page. */
export interface ContentView {
  /** Sections by key. */
  sections: ReadonlyMap<string, ContentSectionView>
  gallery: GalleryEntryView[]
  articles: ArticleView[]
}

/** Content of a page that requests none. */
export const noContent: ContentView = { sections: new Map(), gallery: [], articles: [] }
