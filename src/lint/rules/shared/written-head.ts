import { metadataFile } from '../../../site/config/project.ts'
import type { LoadedPage, SiteConfig } from '../../../site/config/site-config.ts'

/** Where a page's title and description are written. `metadata-entry` reports a page without either. */
export function writtenHead(
  { file, page: { head, name, kind } }: LoadedPage,
  { metadata, kinds }: SiteConfig,
) {
  if (head) return { file, path: ['head'], text: head, isShared: false }
  const isShared = !Object.hasOwn(metadata, name)
  const entry = isShared ? (kinds[kind]?.metadata ?? '') : name
  const text = metadata[entry]
  return text && { file: metadataFile, path: [entry], text, isShared }
}
