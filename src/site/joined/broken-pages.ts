import { childOf } from '../../util/document-order.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { pageAddress, pageFolders } from '../config/page-address.ts'
import type { Project } from '../config/project.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { unreadFiles } from './unread-files.ts'

interface BrokenPage {
  path: string
  endpoint: unknown
  /** Whether the file was readable. */
  isRead: boolean
  /** Whether the page parsed, and is not shown. */
  isUnshown?: true
}

/**
 * Returns the pages that did not parse, or are in a misspelt folder, and the pages that depend on them. Each has a problem of its own already, so problems
 * that follow from it are not reported. Pages that are not shown are among them.
 */
export function brokenPages(project: Omit<Project, 'records'>): BrokenPage[] {
  const { addresses, config } = project
  const sound = new Set(config.pages.map(({ file }) => file))
  const unshown = new Set(config.unshown?.map(({ loaded }) => loaded.file))
  const unparsed: BrokenPage[] = addresses
    .filter(({ file }) => !sound.has(file))
    .map(({ file, path, input }) => ({
      ...(unshown.has(file) && { isUnshown: true as const }),
      path,
      endpoint: childOf(childOf(input, 'content'), 'endpoint'),
      isRead: input !== undefined,
    }))
  const lost = lostAddresses(project).map((path) => ({ path, endpoint: undefined, isRead: false }))
  const broken: BrokenPage[] = [...unparsed, ...lost]
  return [...broken, ...(broken.some(({ isUnshown }) => !isUnshown) ? unlistedArticles(config) : [])]
}

/** Whether some page did not parse. A page that is not shown did. */
export const hasUnread = (project: Omit<Project, 'records'>): boolean =>
  brokenPages(project).some(({ isUnshown }) => !isUnshown)

/** Returns the page of articles if no page lists them, because the page with the list is broken. */
function unlistedArticles({ pages }: SiteConfig): BrokenPage[] {
  if (pages.some(({ page }) => page.content?.kind === 'articles')) return []
  return pages
    .filter(({ page }) => page.content?.kind === 'article')
    .map(({ path }) => ({ path, endpoint: undefined, isRead: true }))
}

/** Returns the addresses of pages in a folder, or with an ending, that is not read. */
export function lostAddresses(project: Omit<Project, 'records'>): string[] {
  const folders = pageFolders(project.config.kinds)
  return unreadFiles(project).flatMap((file) => {
    const [, folder = '', ...rest] = file.split('/')
    const nearest = folders.has(folder) ? folder : nearestName(folder, [...folders.keys()])
    if (rest.length === 0) return []
    const name = [nearest ?? `general/${folder}`, ...rest].join('/').replace(/(\.[^./]*)?$/, '.ts')
    return [pageAddress(name, folders)]
  })
}
