import type { PageDocument } from '../../src/runtime/engine/page-document.ts'
import { makeDocument } from '../../src/site/config/page-data.ts'
import type { SiteConfig } from '../../src/site/config/site-config.ts'

/** Returns the document of the page at this path of `page-configs/`. */
export function documentAt(path: string, config: SiteConfig): PageDocument {
  const loaded = config.pages.find((page) => page.path === path)
  if (!loaded) throw new Error(`There is no page at ${path}`)
  return makeDocument(loaded, config)
}
