import { extname } from 'node:path'
import { hashOf } from '../../util/hash-of.ts'

/** Returns a path with a hash of the content, in the published folder: `assets/site-3fb804a7.json` for `site.json`. */
export function assetFile(name: string, content: string | Uint8Array): string {
  const ending = extname(name)
  return `assets/${name.slice(0, -ending.length)}-${hashOf(content).slice(0, 8)}${ending}`
}
