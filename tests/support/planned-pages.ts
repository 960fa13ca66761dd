import { makeDocument } from '../../src/site/config/make-documents.ts'
import type { SiteConfig } from '../../src/site/config/site-config.ts'
import type { Snapshot } from '../../src/runtime/engine/snapshot.ts'
import type { ContentFor } from '../../src/site/content/site-content.ts'
import { knownPages } from '../../src/site/content/known-pages.ts'

/** Every page that is published at `origin`, with its content. */
export async function plannedPages(
  config: SiteConfig,
  origin: string,
  contentFor: ContentFor,
): Promise<Snapshot[]> {
  const known = await knownPages(config, contentFor)
  return Promise.all(
    known.map(async ({ pathname, path, params }) => {
      const document = makeDocument(path, config)
      return { pathname, origin, document, params, ...(await contentFor(document.page, params)) }
    }),
  )
}
