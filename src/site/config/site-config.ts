import type { Brand } from './read-brand.ts'
import type { EnquiriesConfig } from '../../../schemas/enquiries.ts'
import type { FaqSet } from '../../../schemas/faq-set.ts'
import type { Kinds } from '../../../schemas/kinds.ts'
import type { Metadata } from '../../../schemas/metadata.ts'
import type { Page } from '../../../schemas/page.ts'
import type { PictureRecords } from '../../../schemas/picture-records.ts'
import type { OldAddress } from '../../../schemas/redirects.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Translation } from '../../../schemas/translation.ts'
import type { SiteWords } from '../../../schemas/words.ts'
import type { Unshown } from './shown-config.ts'

/** A page and its file. */
export interface LoadedPage {
  /** Path of the file from the project's root. */
  file: string
  /** Address of the page by the path of its file. */
  path: string
  page: Page
  /** Content of the file. */
  input: unknown
}

/** Everything in `page-configs/`, and the records of the embedded service's pictures, checked. */
export interface SiteConfig {
  pages: LoadedPage[]
  kinds: Kinds
  metadata: Metadata
  faqSets: Map<string, FaqSet>
  /** Sections that are used if the content service fails, by name. */
  fallbacks: Map<string, unknown>
  /** Addresses that have moved, with their new addresses. */
  redirects: OldAddress[]
  /** Delivery of enquiries by the site's own server; undefined if the site has no file about it. */
  enquiries?: EnquiriesConfig | undefined
  /** Records of the pictures, by the path that names them. */
  pictures: PictureRecords
  /** Translations into the other languages of the site, by their file. */
  translations: Map<string, Translation>
  site: Site
  words: SiteWords
  /** Pages, articles and blocks that this publish does not show; undefined if it shows everything. */
  unshown?: Unshown[] | undefined
  /** Design tokens; undefined if their file is invalid. */
  brand?: Brand | undefined
}
