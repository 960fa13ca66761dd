import { join } from 'node:path'
import { filesIn } from '../util/files-in.ts'

/**
 * Returns the paths by which configs and content name files: `a.webp` is in `content/storage/`,
 * `/media/a.webp` is in `public/`.
 */
export function siteFiles(root: string): ReadonlySet<string> {
  const published = filesIn(join(root, 'public')).map((file) => `/${file}`)
  return new Set([...filesIn(join(root, 'content/storage')), ...published])
}
