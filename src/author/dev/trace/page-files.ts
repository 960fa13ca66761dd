import { kindsFile, metadataFile, siteFile } from '../../../site/config/project.ts'
import type { JoinedPage } from '../../../site/joined/joined-site.ts'
import { fileOf } from '../../../site/joined/embedded-content.ts'

/** Returns the files that a page is made from, its own first. */
export function filesOfPage({ loaded, endpoint }: JoinedPage): string[] {
  const { file, page } = loaded
  return [
    file,
    ...(endpoint === undefined ? [] : [fileOf(endpoint)]),
    siteFile,
    kindsFile,
    metadataFile,
    `page-configs/structured-data/${page.structuredData.faqSet ?? page.name}.json`,
    ...(page.content?.fallback === undefined ? [] : [`page-configs/fallback/${page.content.fallback}.json`]),
  ]
}
