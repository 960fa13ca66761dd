import { extname } from 'node:path'
import { hashOf } from '../../util/hash-of.ts'

/** Returns a path with a hash of the text, in the published folder: `assets/site-3fb804a7.json` for `site.json`. */
export function assetFile(name: string, text: string): string {
  const ending = extname(name)
  return `assets/${name.slice(0, -ending.length)}-${hashOf(text).slice(0, 8)}${ending}`
}
