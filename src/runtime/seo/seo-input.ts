import type { Site } from '../../../schemas/site.ts'
import type { PageDocument } from '../engine/page-document.ts'
import type { PageState } from '../engine/page-state.ts'

/** The data of a page and its site for search engines and link previews. */
export interface SeoInput extends Pick<PageState, 'pathname' | 'status' | 'bound'> {
  site: Site
  /** Address at which the site is published. */
  origin: string
  document: PageDocument
}
