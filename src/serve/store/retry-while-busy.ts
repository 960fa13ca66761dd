import { setTimeout as sleep } from 'node:timers/promises'
import { LibsqlError } from '@libsql/client'

/** Maximum milliseconds that a task waits for another process. Browsers regard a later answer as a failure. */
const MAX_WAIT_MS = 10_000
const PAUSE_MS = 25

/** Codes of errors that pass: another process holds the store, or another task has just healed the connection. */
const passing = new Set(['SQLITE_BUSY', 'CLIENT_CLOSED'])

/**
 * Runs a task of a store after `before` has ended. Runs it again while another process holds the store, each time after
 * `heal`.
 */
export async function retryWhileBusy<T>(
  task: () => Promise<T>,
  heal: (error: LibsqlError) => void = () => undefined,
  before: Promise<unknown> = Promise.resolve(),
): Promise<T> {
  const end = performance.now() + MAX_WAIT_MS
  await before
  for (;;) {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof LibsqlError) || !passing.has(error.code)) throw error
      heal(error)
      if (performance.now() > end) throw error
    }
    await sleep(PAUSE_MS)
  }
}
