import type { EnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import type { Views } from '../../../block-library/views.ts'
import type { PageDocument } from './page-document.ts'
import type { BoundPage } from './bind.ts'

/** A page on its way: loading, then ready or failed (document 1 §4). */
export interface PageState {
  /** The address this state belongs to. */
  pathname: string
  status: 'loading' | 'ready' | 'failed'
  /** The page's document, as soon as it is known. */
  document?: PageDocument
  /** The page joined with its content, when ready. */
  bound?: BoundPage | undefined
  /** What draws its blocks, when ready. */
  views?: Views | undefined
  /** What its form works with, on a page that has one. */
  enquiries?: EnquiryService | undefined
  /** The address to go on to, where the page has moved. */
  movedTo?: string
  /** The line to show, when failed. */
  message?: string
}
