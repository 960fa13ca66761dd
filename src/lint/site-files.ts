import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the paths by which configs and content name files: `a.webp` is in `content/storage/`,
 * `/media/a.webp` is in `public/`.
 */
export function siteFiles(root: string): ReadonlySet<string> {
  return new Set([...filesIn(join(root, 'content/storage'), ''), ...filesIn(join(root, 'public'), '/')])
}

function filesIn(folder: string, prefix: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        ({ parentPath, name }) =>
          prefix +
          join(parentPath, name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
      )
  } catch {
    return []
  }
}
