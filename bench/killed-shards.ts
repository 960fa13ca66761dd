import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from './random.ts'

interface KilledShards {
  root: string
  /** Address of the remote cache. */
  url: string
  /** Number of shards. */
  count: number
  /** Number of shards to kill before their end. */
  kills: number
  random: Random
  /** Maximum milliseconds until a shard is killed. */
  longest: number
}

/**
 * Starts shards, and kills each at a random moment until enough were killed before their end.
 * Returns the number of started shards.
 */
export async function killedShards({
  root,
  url,
  count,
  kills,
  random,
  longest,
}: KilledShards): Promise<number> {
  let started = 0
  for (let killed = 0; killed < kills; started += 1) {
    const shard = `${1 + random.below(count)}/${count}`
    const child = spawn('node', ['tools/run.mjs', 'build', '--shard', shard, '--cache', url], {
      cwd: root,
      stdio: 'ignore',
    })
    const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
    const over = new AbortController()
    await Promise.race([
      ended,
      sleep(random.below(longest), undefined, { signal: over.signal }).catch(() => undefined),
    ])
    over.abort()
    if (child.exitCode === null && child.kill('SIGKILL')) killed += 1
    await ended
  }
  return started
}
