import { needsOf, skeletonsOf } from '../../../block-library/blocks.ts'
import type { PreparedPictures } from '../../../block-library/contract/picture-variants.ts'
import {
  documentAddress,
  routesAddress,
  type MovedPage,
  type PageDocument,
} from '../../runtime/engine/page-document.ts'
import type { SiteConfig } from './site-config.ts'
import { lookupMetadata } from './lookup-metadata.ts'

/** The JSON files the browser reads pages from, by address; where nothing is published, with what is known of all `pictures`. */
export function makeDocuments(config: SiteConfig, pictures?: PreparedPictures): Map<string, string> {
  const paths = config.pages.map(({ path }) => path)
  const moved = config.redirects.map(({ from, to, status }) => {
    const document: MovedPage = { movedTo: to, status }
    return [documentAddress(from), JSON.stringify(document)] as const
  })
  const routes = [...paths, ...config.redirects.map(({ from }) => from)]
  const documents = paths.map(
    (path) => [documentAddress(path), JSON.stringify({ ...makeDocument(path, config), pictures })] as const,
  )
  return new Map([[routesAddress, JSON.stringify(routes)], ...documents, ...moved])
}

/** The document of the page at an address of `page-configs/`. Throws when there is none. */
export function makeDocument(path: string, config: SiteConfig): PageDocument {
  const { pages, faqSets, fallbacks } = config
  const page = pages.find((loaded) => loaded.path === path)?.page
  if (!page) throw new Error(`There is no page at ${path}`)
  const { head: _head, structuredData: told, ...rest } = page
  return {
    path,
    // What is said of it beside the page does not go along twice.
    page: { ...rest, structuredData: told && { whileLoading: told.whileLoading, faqSet: told.faqSet } },
    skeletons: skeletonsOf(page.blocks),
    needs: needsOf(page.blocks),
    head: lookupMetadata(page, config),
    faqs: told?.questions ?? faqSets.get(told?.faqSet ?? '') ?? [],
    fallback: fallbacks.get(page.content?.fallback ?? ''),
  }
}
