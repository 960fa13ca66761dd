import { readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { leadsNowhere } from './files-in.ts'

/** Upper limit for the resolution of file time stamps, in milliseconds. A younger file may change without a new stamp. */
export const TICK_MS = 50

/** Returns the state of a file on disk, which a hard link to it does not change; empty if there is no file. */
export function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? linkStamp(stats) : ''
}

/** Returns the exact state of a file on disk. */
export const exactStamp = (stats: Stats): string => `${linkStamp(stats)} ${stats.ctimeMs}`

/** Returns the exact state of a path and of everything below it, each with its time of change. */
export function stampsBelow(path: string): { stamp: string; changedAt: number }[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return [{ stamp: path, changedAt: 0 }]
  const entry = { stamp: `${path} ${exactStamp(stats)}`, changedAt: stats.ctimeMs }
  if (!stats.isDirectory()) return [entry]
  const below = readdirSync(path, { withFileTypes: true }).flatMap((child) => {
    const at = join(path, child.name)
    // A link to a folder above it would never end.
    return child.isSymbolicLink() && leadsNowhere(at, path) ? [{ stamp: at, changedAt: 0 }] : stampsBelow(at)
  })
  return [entry, ...below]
}

const linkStamp = ({ ino, size, mtimeMs }: Stats) => [ino, size, mtimeMs].join(' ')
