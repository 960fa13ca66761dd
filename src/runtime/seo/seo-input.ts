import type { Site } from '../../../schemas/site.ts'
import type { PageDocument } from '../engine/page-document.ts'
import type { PageState } from '../engine/page-state.ts'

/** What search engines and link previews are given of a page, and the site it belongs to. */
export interface SeoInput extends Pick<PageState, 'pathname' | 'status' | 'bound'> {
  site: Site
  /** The address the site is published at. */
  origin: string
  document: PageDocument
}
