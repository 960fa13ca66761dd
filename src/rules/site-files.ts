import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files that pictures and films may come from, by the path that configs and content name them by: `a.webp` of the embedded service's storage, `/media/a.webp` of the site itself. */
export function siteFiles(root: string): ReadonlySet<string> {
  return new Set([
    ...filesIn(join(root, 'content/storage'), ''),
    ...filesIn(join(root, 'public/media'), '/media/'),
  ])
}

function filesIn(folder: string, prefix: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => prefix + name.replaceAll('\\', '/'),
    )
  } catch {
    return []
  }
}
