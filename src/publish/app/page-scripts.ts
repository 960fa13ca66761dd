import type { Manifest } from 'vite'
import type { Need } from '../../../block-library/shared/define-block.ts'

/**
 * The scripts of a published page, by Vite's manifest: those it begins with, and those that hydrate it later
 * (src/app/main.ts), which are the app, the chunks of the blocks that are hydrated and of what they work with, and what these import.
 * A block without a chunk of its own comes with the app.
 */
export function pageScripts(
  manifest: Manifest,
  { views, needs }: PageParts,
): { first: string[]; later: string[] } {
  const first = withImports(manifest, [chunkNamed(manifest, 'start')])
  const chunks = views.map((view) => `block-library/${view}.tsx`)
  if (needs.includes('enquiry-service')) chunks.push('src/enquiry/enquiry-service.ts')
  const live = withImports(manifest, [
    chunkNamed(manifest, 'app'),
    ...chunks.filter((key) => key in manifest),
  ])
  return { first, later: live.filter((file) => !first.includes(file)) }
}

/** What hydrates a page. */
export interface PageParts {
  /** The files of its views: `hero/film-view`. */
  views: readonly string[]
  needs: readonly Need[]
}

/** The key of a chunk by the name that `vite.config.ts` gives it. */
function chunkNamed(manifest: Manifest, wanted: string): string {
  const key = Object.keys(manifest).find((known) => manifest[known]?.name === wanted)
  if (key === undefined) throw new Error(`The manifest has no chunk by the name of ${wanted}`)
  return key
}

/** The files of these chunks, each behind those that it imports. */
function withImports(manifest: Manifest, keys: string[]): string[] {
  const files = new Set<string>()
  const known = new Set<string>()
  const add = (key: string) => {
    if (known.has(key)) return
    known.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest names ${key}, but does not hold it`)
    for (const imported of chunk.imports ?? []) add(imported)
    files.add(chunk.file)
  }
  for (const key of keys) add(key)
  return [...files]
}
