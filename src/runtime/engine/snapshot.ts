import type { Visit } from '../../../block-library/contract/bind-context.ts'
import type { BoundPage } from './bind.ts'
import type { PageDocument } from './page-document.ts'

/** Everything that a page is rendered from, as plain data. */
export interface Snapshot {
  /** The address that it is published at; `*` for the page that answers every unknown address. */
  pathname: string
  /** The address of the site that it is published for. */
  origin: string
  document: PageDocument
  params: Visit['params']
  bound: BoundPage
  /** The hash of the answer that the content was read from (content-hash.ts). */
  contentHash: string
}
