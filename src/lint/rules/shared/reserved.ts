import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the files and folders that publishing writes beside the pages. */
const own = new Set([
  'api',
  'storage',
  'assets',
  'page-data',
  '404',
  'index',
  'app-shell',
  'sitemap.xml',
  'robots.txt',
])

/** Whether an address belongs to a file or to a folder of files. */
export function isReserved(pathname: string, root: string): boolean {
  const [, first = ''] = pathname.toLowerCase().split('/')
  const name = first.replace(/\.html$/, '')
  return own.has(name) || publicNames(root).includes(name)
}

function publicNames(root: string): string[] {
  try {
    return readdirSync(join(root, 'public'))
  } catch {
    return []
  }
}
