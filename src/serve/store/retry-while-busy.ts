import { setTimeout as sleep } from 'node:timers/promises'
import { LibsqlError } from '@libsql/client'

/** Maximum milliseconds that a task waits for another process. Browsers regard a later answer as a failure. */
const MAX_WAIT_MS = 10_000
const PAUSE_MS = 25

/** Runs a task of a store after `before` has ended, again while another process holds the store. */
export async function retryWhileBusy<T>(
  task: () => Promise<T>,
  before: Promise<unknown> = Promise.resolve(),
): Promise<T> {
  const end = performance.now() + MAX_WAIT_MS
  await before
  for (;;) {
    try {
      return await task()
    } catch (error) {
      const isBusy = error instanceof LibsqlError && error.code === 'SQLITE_BUSY'
      if (!isBusy || performance.now() > end) throw error
    }
    await sleep(PAUSE_MS)
  }
}
