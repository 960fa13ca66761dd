import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { whileUnfinished } from '../files/while-unfinished.ts'

/** Fills a temporary folder, then removes it: what a shard makes is in the caches. */
export async function fillShardFolder<T>(root: string, fill: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(root, '.tmp/shards')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'shard-'))
  return whileUnfinished(folder, () => fill(folder))
}
