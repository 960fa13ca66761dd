import type { Metadata } from '../../schemas/metadata.ts'
import { siteConfig } from './site-config.ts'

/** Returns the title and description of a name in `page-configs/metadata.json`. */
export function metadataEntry(name: string): Metadata[string] {
  const entry = siteConfig.metadata[name]
  if (!entry) throw new Error(`There is no metadata under ${name}`)
  return entry
}
