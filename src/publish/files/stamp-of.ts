import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './file-hashes.ts'
import { hashOf } from '../../util/hash-of.ts'

/** How a published file lies on the disk: a link to it leaves that as it is. Empty where there is none. */
export function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? [stats.ino, stats.size, stats.mtimeMs].join(' ') : ''
}

/** How a whole folder lies there. */
export function stampOfTree(folder: string): string {
  if (!stampOf(folder)) return ''
  return hashOf(...filesIn(folder).map((file) => `${file} ${stampOf(join(folder, file))}`))
}
