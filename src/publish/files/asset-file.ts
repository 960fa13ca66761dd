import { extname } from 'node:path'
import { hashOf } from '../../util/hash-of.ts'

/** Where a text is published under a name that changes with it, from the published folder: `site.json` is `assets/site-3fb804a7.json`. */
export function assetFile(name: string, text: string): string {
  const ending = extname(name)
  return `assets/${name.slice(0, -ending.length)}-${hashOf(text).slice(0, 8)}${ending}`
}
