import { noContent } from '../../block-library/contract/content-view.ts'
import { makeDocument } from '../../src/site/config/make-documents.ts'
import type { Snapshot } from '../../src/runtime/engine/snapshot.ts'
import { siteConfig } from './site-config.ts'

const path = '/products/led-standee-display'

/** All that a page is rendered from, for tests that render none of it. */
export const someSnapshot: Snapshot = {
  pathname: path,
  origin: 'https://site.example',
  document: makeDocument(path, siteConfig),
  params: {},
  content: noContent,
  contentHash: 'first',
}
