import { join } from 'node:path'
import { namesIn } from '../../../util/files-in.ts'

/** Names of the files and folders that publishing writes beside the pages. */
const published = new Set([
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

/** Returns a function that checks whether an address belongs to a file or to a folder of files. */
export function reservedAddresses(root: string): (pathname: string) => boolean {
  const names = new Set(namesIn(join(root, 'public')))
  return (pathname) => isOwnAddress(pathname) || names.has(firstName(pathname))
}

/** Returns whether an address belongs to a file or folder that publishing writes, or to the content service. */
export const isOwnAddress = (pathname: string) => published.has(firstName(pathname))

const firstName = (pathname: string) => (pathname.toLowerCase().split('/')[1] ?? '').replace(/\.html$/, '')
