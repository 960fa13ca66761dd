import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { processName } from '../../serve/hosting/process-name.ts'
import { whileUnfinished } from '../files/while-unfinished.ts'
import { removeLeftOver } from '../replace-folder.ts'

/** Fills a temporary folder, then removes it: the caches have everything that a shard makes. */
export async function fillShardFolder<T>(root: string, fill: (folder: string) => Promise<T>): Promise<T> {
  const base = join(root, '.tmp/shard')
  await removeLeftOver(base)
  const folder = `${base}-next-${processName}`
  await mkdir(folder, { recursive: true })
  return whileUnfinished(folder, () => fill(folder))
}
