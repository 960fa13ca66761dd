import { readdirSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the sorted paths of all files below a folder, also through links to folders, with `/`. None without a folder.
 * Omits files of systems and editors, and links to nowhere.
 */
export const filesIn = (folder: string): string[] => walk(folder, (isLost) => !isLost)

/**
 * Returns the sorted paths of all links below a folder that lead nowhere, or to a folder above them. Pipes, sockets and devices
 * count as such: reading them would never end.
 */
export const lostLinksIn = (folder: string): string[] => walk(folder, (isLost) => isLost)

function walk(folder: string, isWanted: (isLost: boolean) => boolean): string[] {
  if (!isFolder(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    if (foreign.test(name)) return []
    const path = join(folder, name)
    const isLost = entry.isSymbolicLink() ? leadsNowhere(path, folder) : !isContent(entry)
    if (!isLost && (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path))))
      return walk(path, isWanted).map((file) => `${name}/${file}`)
    return isWanted(isLost) ? [name] : []
  })
  return files.toSorted()
}

/**
 * Names of files and folders that systems and editors write: hidden ones, except those for web servers, thumbnails,
 * copies and locks.
 */
const foreign =
  /^\.(?!(?:well-known|htaccess|nojekyll)$)|^(?:Thumbs\.db|ehthumbs\.db|desktop\.ini)$|~$|^~\$|^#.*#$/i

const isContent = (entry: Dirent | Stats) => entry.isFile() || entry.isDirectory()

/** Whether a link in a folder leads to neither a file nor a folder, or to a folder above it. */
export function leadsNowhere(link: string, folder: string): boolean {
  try {
    return !isContent(statSync(link)) || `${realpathSync(folder)}/`.startsWith(`${realpathSync(link)}/`)
  } catch {
    return true
  }
}

/** Whether a path is a folder. False for a path that no disk can have, such as a too long one. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  } catch {
    return false
  }
}

/** Returns the names of the files and folders in a folder. None without a folder. */
export const namesIn = (folder: string): string[] =>
  isFolder(folder) ? readdirSync(folder).filter((name) => !foreign.test(name)) : []
