import pLimit from 'p-limit'
import type { SiteConfig } from '../../config/load-config.ts'
import { makeDocument } from '../../config/make-documents.ts'
import type { Snapshot } from '../../engine/snapshot.ts'
import { knownPages } from './known-pages.ts'
import type { ContentFor } from '../content/site-content.ts'

/** A page ready to be rendered: all that its HTML is made of, and the file it goes to. */
export interface PlannedPage {
  /** From the published folder. */
  file: string
  snapshot: Snapshot
}

/** So many endpoints are asked at a time. */
const asksAtOnce = 8

/** Every page to publish at `origin`, with its content. */
export async function planPages(
  config: SiteConfig,
  origin: string,
  contentFor: ContentFor,
): Promise<PlannedPage[]> {
  const known = await knownPages(config, contentFor)
  return pLimit(asksAtOnce).map(known, async ({ file, pathname, path, params }) => {
    const document = makeDocument(path, config)
    const content = await contentFor(document.page, params)
    return { file, snapshot: { pathname, origin, document, params, ...content } }
  })
}
