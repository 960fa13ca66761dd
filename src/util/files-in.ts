import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the sorted paths of all files below a folder, also through links to folders, with `/`. None without a folder. */
export function filesIn(folder: string): string[] {
  if (!isFolder(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    const path = join(folder, name)
    if (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path)))
      return filesIn(path).map((file) => `${name}/${file}`)
    return [name]
  })
  return files.toSorted()
}

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Returns the names of the files and folders in a folder. None without a folder. */
export const namesIn = (folder: string): string[] => (isFolder(folder) ? readdirSync(folder) : [])
