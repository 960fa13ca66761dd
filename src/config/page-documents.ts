import { documentAddress, routesAddress, type PageDocument } from '../engine/page-document.ts'
import type { SiteConfig } from './load-config.ts'
import { pageHead } from './page-head.ts'

/** The JSON files the browser reads pages from, by address. */
export function pageDocuments({ pages, metadata, faqSets, fallbacks }: SiteConfig): Map<string, string> {
  const files = new Map([[routesAddress, JSON.stringify(pages.map(({ path }) => path))]])
  for (const { path, page } of pages) {
    const faqs = faqSets.get(page.structuredData?.faqSet ?? '') ?? []
    const fallback = fallbacks.get(page.content?.fallback ?? '')
    const document: PageDocument = { path, page, head: pageHead(page, metadata), faqs, fallback }
    files.set(documentAddress(path), JSON.stringify(document))
  }
  return files
}
