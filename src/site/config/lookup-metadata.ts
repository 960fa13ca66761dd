import type { Page } from '../../../schemas/page.ts'
import type { PageDocument } from '../../runtime/engine/page-document.ts'
import type { SiteConfig } from './site-config.ts'

/**
 * A page's title and description: its own, else by the lookup rule: its name's entry, else that of its kind (document 1
 * §2.2). A page that shares an entry with its kind has a name to put in front of both, so that no two pages share one
 * (docs/rulings.md).
 */
export function lookupMetadata(
  page: Page,
  { kinds, metadata }: Pick<SiteConfig, 'kinds' | 'metadata'>,
): PageDocument['head'] {
  const own = page.head ?? find(metadata, page.name)
  if (own) return own
  const shared = find(metadata, find(kinds, page.kind)?.metadata ?? '')
  // Both are there, or `crossChecks` would have said so.
  if (!shared) throw new Error(`There is no metadata for pages of the kind ${page.kind}`)
  return { ...shared, name: page.title }
}

function find<T>(known: Record<string, T>, name: string): T | undefined {
  return Object.entries(known).find(([key]) => key === name)?.[1]
}
