import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { retryWhileBusy } from '../src/serve/store/retry-while-busy.ts'
import type { Random } from './random.ts'

/** Longest milliseconds of a lock, and of the pause before the next one. */
const MAX_LOCK_MS = 6000
const MAX_PAUSE_MS = 300

/** Ways in which other programs hold a store: with an unsaved change, alone, as a reader. */
const holds = ['BEGIN IMMEDIATE', 'BEGIN EXCLUSIVE', 'BEGIN; SELECT count(*) FROM enquiry']

/** Holds a store as another program does, again and again, each time for a random time. */
export async function lockStore(file: string, count: number, random: Random): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const hold = random.pick(holds)
    // The server may be writing.
    const release = await retryWhileBusy(() => held(file, hold))
    await sleep(random.below(MAX_LOCK_MS))
    release()
    await sleep(random.below(MAX_PAUSE_MS))
  }
}

async function held(file: string, hold: string) {
  const client = createClient({ url: `file:${file}`, concurrency: 1, timeout: 0 })
  try {
    const transaction = await client.transaction('deferred')
    await transaction.executeMultiple(`ROLLBACK; ${hold}`)
    return () => client.close()
  } catch (error) {
    client.close()
    throw error
  }
}
