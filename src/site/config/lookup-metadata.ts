import type { Page } from '../../../schemas/page.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { SiteConfig } from './site-config.ts'

/**
 * Returns a page's title and description: its own, else the entry of its name, else the entry of its kind (document 1
 * §2.2). If a page shares its kind's entry, its name is put before both, so that no two pages have the same title
 * (docs/rulings.md).
 */
export function lookupMetadata(
  page: Page,
  { kinds, metadata }: Pick<SiteConfig, 'kinds' | 'metadata'>,
): PageDocument['head'] {
  const head = page.head ?? find(metadata, page.name)
  if (head) return head
  const shared = find(metadata, find(kinds, page.kind)?.metadata ?? '')
  // Unreachable for a checked site: the rule `metadata-entry` reports missing metadata.
  if (!shared) throw new Error(`There is no metadata for pages of the kind ${page.kind}`)
  return { ...shared, name: page.title }
}

function find<T>(entries: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}
