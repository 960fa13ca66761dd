import type { Manifest } from 'vite'
import { blocksWithForm } from '../../block-library/blocks-with-form.ts'

/**
 * The scripts that a first view loads, by Vite's manifest: the entry, the chunks of the page's blocks and of what they work
 * with, and what these import.
 * A block without a chunk of its own came with the entry.
 */
export function firstViewScripts(manifest: Manifest, blocks: Iterable<{ type: string }>): string[] {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const types = Array.from(blocks, ({ type }) => type)
  const chunks = types.map((type) => `block-library/${type}/${type}.tsx`)
  if (types.some((type) => blocksWithForm.has(type))) chunks.push('src/enquiry/enquiries.ts')
  const waiting = [...entry, ...chunks.filter((key) => key in manifest)]
  const loaded = new Set<string>()
  for (const key of waiting) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest names ${key}, but does not hold it`)
    if (loaded.has(chunk.file)) continue
    loaded.add(chunk.file)
    waiting.push(...(chunk.imports ?? []))
  }
  return [...loaded]
}
