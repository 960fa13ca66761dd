import type { Visit } from '../../../block-library/contract/bind-context.ts'
import type { BoundPage } from './bind.ts'
import type { PageDocument } from './page-document.ts'

/** All data from which a page is rendered. */
export interface Snapshot {
  /** Address at which it is published; `*` for the page that answers every unknown address. */
  pathname: string
  /** Address of the site for which it is published. */
  origin: string
  document: PageDocument
  params: Visit['params']
  bound: BoundPage
  /** Hash of the answer that the content was read from (content-hash.ts). */
  contentHash: string
}
