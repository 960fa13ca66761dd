import { noContent, type ContentSectionView } from '../../block-library/contract/content-view.ts'
import type { Page } from '../../schemas/page.ts'
import { bind, type BindInput } from '../../src/runtime/engine/bind.ts'
import { storageAddress } from '../../src/runtime/content/storage-address.ts'
import { site } from './bakery.ts'

/** Binds a page with these sections and the site's settings, for a visitor without a previous page. */
export function bindSections(
  page: Page,
  sections: ReadonlyMap<string, ContentSectionView>,
  more: Partial<BindInput> = {},
) {
  const storage = (path: string) => storageAddress(path, '')
  return bind(page, { content: { ...noContent, sections }, site, visit: { params: {} }, storage, ...more })
}
