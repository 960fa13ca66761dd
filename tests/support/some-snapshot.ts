import { noContent } from '../../block-library/contract/content-view.ts'
import { bind } from '../../src/runtime/engine/bind.ts'
import type { Snapshot } from '../../src/runtime/engine/snapshot.ts'
import { documentAt } from './document-at.ts'
import { site, bakery } from './bakery.ts'

const path = '/brote/weissbrot'

const document = documentAt(path, bakery)

/** A snapshot of a page without content, for tests that render none of it. */
export const someSnapshot: Snapshot = {
  pathname: path,
  origin: 'https://site.example',
  document,
  params: {},
  bound: bind(document.page, {
    content: noContent,
    site,
    visit: { params: {} },
    storage: (address) => address,
  }),
  contentHash: 'first',
}
