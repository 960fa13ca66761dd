import { join } from 'node:path'
import { namesIn } from '../../../util/files-in.ts'

/** Names of the files and folders that publishing writes beside the pages. */
const own = [
  'api',
  'storage',
  'assets',
  'page-data',
  '404',
  'index',
  'app-shell',
  'sitemap.xml',
  'robots.txt',
]

/** Returns a function that checks whether an address belongs to a file or to a folder of files. */
export function reservedAddresses(root: string): (pathname: string) => boolean {
  const names = new Set([...own, ...namesIn(join(root, 'public'))])
  return (pathname) => {
    const [, first = ''] = pathname.toLowerCase().split('/')
    return names.has(first.replace(/\.html$/, ''))
  }
}
