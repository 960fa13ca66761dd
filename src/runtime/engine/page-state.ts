import type { EnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import type { Views } from '../../../block-library/views.ts'
import type { PageDocument } from './page-document.ts'
import type { Site } from '../../../schemas/site.ts'
import type { BoundPage } from './bind.ts'

/** State of a page: loading, then ready or failed (document 1 §4). */
export interface PageState {
  /** The address that this state belongs to. */
  pathname: string
  status: 'loading' | 'ready' | 'failed'
  /** The page's document, when it is known. */
  document?: PageDocument
  /** Settings of the site, if they are not those of the document (development). */
  site?: Site
  /** The page joined with its content, when ready. */
  bound?: BoundPage | undefined
  /** Views of its blocks, when ready. */
  views?: Views | undefined
  /** Service of its form, on a page that has one. */
  enquiries?: EnquiryService | undefined
  /** The new address, if the page has moved. */
  movedTo?: string
  /** The error text to show, when failed. */
  message?: string
}
