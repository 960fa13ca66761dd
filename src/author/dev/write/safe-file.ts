import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/** Folders in which the editor may write. */
const open = ['page-configs', 'content', 'public/media']

/** Whether a path names a file below one of these folders, and no link leads out of them. */
export function isSafeFile(root: string, file: string): boolean {
  const parts = file.split('/')
  if (!open.some((folder) => file.startsWith(`${folder}/`))) return false
  if (parts.some((part) => !/^[^./\\\0:][^/\\\0:]*$/.test(part) && part !== '[...path].ts')) return false
  const base = realpathSync(root)
  const real = `${realOf(join(root, file))}${sep}`
  return open.some((folder) => real.startsWith(join(base, folder) + sep))
}

/** Whether nobody may write a file. Replacing the file would ignore that. */
export function isReadOnly(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && (stats.mode & 0o222) === 0
}

/** Returns the real place of a file. A file or folder that is missing is below the real place of its folder. */
function realOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return join(realOf(dirname(path)), basename(path))
  }
}
