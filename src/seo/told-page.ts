import type { Site } from '../../schemas/site.ts'
import type { PageDocument } from '../engine/page-document.ts'
import type { PageState } from '../engine/page-state.ts'

/** A page as search engines and previews are told of it, and the site it stands in. */
export interface ToldPage extends Pick<PageState, 'pathname' | 'status' | 'bound'> {
  site: Site
  /** The address the site is published at. */
  origin: string
  document: PageDocument
}
