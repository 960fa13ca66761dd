import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files that configs and content may name, by the path that they are named by: `a.webp` of the embedded service's storage, `/media/a.webp` of the site itself. */
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
