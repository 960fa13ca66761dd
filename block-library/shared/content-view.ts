import type { FaqEntry } from '../../schemas/content.ts'

/** Rich text that has been through the sanitiser; only `src/content` makes it. */
export interface SafeHtml {
  readonly __html: string | TrustedHTML
}

/** A content item as blocks see it: addresses resolved, texts present, rich text safe. */
export interface ContentItemView {
  /** Where the picture is; undefined where the service sent none. */
  src: string | undefined
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
  faqs: FaqEntry[]
}
