import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, LibsqlError } from '@libsql/client'
import type { Random } from './random.ts'

/** Longest milliseconds of a lock, and of the pause before the next one. */
const MAX_LOCK_MS = 6000
const MAX_PAUSE_MS = 300
/** Milliseconds between two attempts to get a lock. */
const PAUSE_MS = 10

/** Ways in which other programs hold a store: with an unsaved change, alone, as a reader. */
const holds = ['BEGIN IMMEDIATE', 'BEGIN EXCLUSIVE', 'BEGIN; SELECT count(*) FROM enquiry']

/** Holds a store as another program does, again and again, each time for a random time. */
export async function lockStore(file: string, count: number, random: Random): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const hold = random.pick(holds)
    const release = await untilHeld(file, hold)
    await sleep(random.below(MAX_LOCK_MS))
    release()
    await sleep(random.below(MAX_PAUSE_MS))
  }
}

/** Tries until the server does not write. */
async function untilHeld(file: string, hold: string): Promise<() => void> {
  for (;;) {
    try {
      return await held(file, hold)
    } catch (error) {
      if (!(error instanceof LibsqlError) || error.code !== 'SQLITE_BUSY') throw error
    }
    await sleep(PAUSE_MS)
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
