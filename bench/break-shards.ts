import { join } from 'node:path'
import { buildFromNothing } from './build-from-nothing.ts'
import { startCacheServer, type Fault } from './cache-server.ts'
import { contentsOf, differentFiles } from './compare-folders.ts'
import { killedShards } from './killed-shards.ts'
import type { Random } from './random.ts'

/** Number of parts into which the site is divided. */
const SHARDS = 4
/** Number of shards that are killed before each merge. */
const KILLS_PER_MERGE = 10
/** One answer of the cache in this number is lost or corrupt. */
const REQUESTS_PER_FAULT = 100

/**
 * Kills shards of a project at random moments, with a cache that loses or corrupts answers. Merges after every ten of
 * them from nothing. Returns whether a merge made other files than one machine.
 */
export async function breakShards(
  root: string,
  kills: number,
  random: Random,
  tell: (line: string) => void,
): Promise<boolean> {
  let faults = 0
  const faultOf = (): Fault | undefined => {
    if (random.below(REQUESTS_PER_FAULT) > 0) return undefined
    faults += 1
    return random.pick(['lose', 'corrupt', 'cut', 500] as const)
  }
  const server = await startCacheServer(faultOf)
  try {
    await buildFromNothing(root)
    const whole = await contentsOf(join(root, 'dist'))
    const { seconds } = await buildFromNothing(root, '--shard', `1/${SHARDS}`, '--cache', server.url)
    server.stored.clear()
    let [started, isDifferent] = [0, false]
    for (let done = 0; done < kills; done += KILLS_PER_MERGE) {
      const next = Math.min(KILLS_PER_MERGE, kills - done)
      const longest = seconds * 1000
      started += await killedShards({ root, url: server.url, count: SHARDS, kills: next, random, longest })
      const stored = server.stored.size
      await buildFromNothing(root, '--merge', '--cache', server.url)
      const different = differentFiles(whole, await contentsOf(join(root, 'dist')))
      const result =
        different.length > 0
          ? `DIFFERENT: ${different.slice(0, 5).join(', ')}`
          : `${whole.size} files, all as one machine made them`
      const { requests } = server.traffic
      tell(
        `After ${done + next} killed of ${started} shards, ${stored} entries, ${faults} faults in ${requests} requests: ${result}`,
      )
      isDifferent ||= different.length > 0
      server.stored.clear()
    }
    return isDifferent
  } finally {
    await server.close()
  }
}
