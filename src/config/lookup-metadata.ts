import type { Metadata } from '../../schemas/metadata.ts'
import type { Page } from '../../schemas/page.ts'
import type { PageDocument } from '../engine/page-document.ts'

/**
 * A page's title and description by the lookup rule: its name, else its type, else home (document 1 §2.2).
 * A page without an entry of its own has a name to put in front of both, so that no two pages share one (design §7).
 */
export function lookupMetadata(page: Page, metadata: Metadata): PageDocument['head'] {
  const own = entryOf(metadata, page.name)
  return own ?? { ...(entryOf(metadata, page.type) ?? metadata.home), name: page.title }
}

function entryOf(metadata: Metadata, name: string) {
  return Object.entries(metadata).find(([key]) => key === name)?.[1]
}
