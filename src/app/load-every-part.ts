import { viewsOf } from '../../block-library/blocks.ts'
import type { PageDocument } from '../engine/page-document.ts'
import { loadParts, type Parts } from './load-parts.ts'

/** What a page is drawn with from nothing: the views of all its blocks, which a published page needs a few of. */
export const loadEveryPart = (document: PageDocument): Promise<Parts> =>
  loadParts(document, viewsOf(document.page.blocks))
