import type { FaqSet } from '../../../schemas/faq-set.ts'
import type { Kinds } from '../../../schemas/kinds.ts'
import type { Metadata } from '../../../schemas/metadata.ts'
import type { Page } from '../../../schemas/page.ts'
import type { PictureRecords } from '../../../schemas/picture-records.ts'
import type { Redirect } from '../../../schemas/redirects.ts'
import type { Site } from '../../../schemas/site.ts'

/** A page and where it comes from. */
export interface LoadedPage {
  /** The file, from the project's root. */
  file: string
  /** The address its place gives it. */
  path: string
  page: Page
}

/** Everything in `page-configs/`, and the records of the embedded service's pictures, checked. */
export interface SiteConfig {
  pages: LoadedPage[]
  kinds: Kinds
  metadata: Metadata
  faqSets: Map<string, FaqSet>
  /** Sections that stand in for a content service that fails, by name. */
  fallbacks: Map<string, unknown>
  /** Addresses that have moved, and where to. */
  redirects: Redirect[]
  /** What is known of the pictures, by the path that names them. */
  pictures: PictureRecords
  site: Site
}
