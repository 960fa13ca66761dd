import type { Metadata } from '../../schemas/metadata.ts'
import { siteConfig } from './site-config.ts'

/** The title and description that `page-configs/metadata.json` has under a name. */
export function metadataEntry(name: string): Metadata[string] {
  const entry = siteConfig.metadata[name]
  if (!entry) throw new Error(`There is no metadata under ${name}`)
  return entry
}
