import type { Manifest } from 'vite'
import { firstViewScripts } from './first-view-scripts.ts'

/** Links that fetch, with the page, what draws its blocks; the entry and what it imports stand in the template already. */
export function pagePreloads(
  manifest: Manifest,
  template: string,
  blocks: Iterable<{ type: string }>,
): string {
  return firstViewScripts(manifest, blocks)
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}
