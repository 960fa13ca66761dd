import type { Database } from './open-store.ts'

/** Maximum milliseconds between two records of the time. A longer gap may be a wrong clock. */
const MAX_GAP_MS = 31 * 86_400_000

/** Creates the functions of a store that guard it against a clock that is far ahead. */
export function createClock(database: Database) {
  /** Records the time as right. */
  const confirm = (time: Date) =>
    database.batch(
      ['DELETE FROM clock', { sql: 'INSERT INTO clock VALUES (?)', args: [time.toISOString()] }],
      'write',
    )
  return {
    confirm,
    /** Records the time, if it follows the last one that the store knows. Otherwise returns that one. */
    check: async (time: Date): Promise<string | undefined> => {
      const recorded = (await database.execute(knownSql)).rows[0]?.known
      const last = typeof recorded === 'string' ? new Date(recorded) : time
      const gap = time.getTime() - last.getTime()
      const isDoubtful = gap > MAX_GAP_MS
      // Enquiries that come meanwhile have doubtful times too.
      if (gap >= 0) await confirm(isDoubtful ? last : time)
      return isDoubtful ? last.toISOString() : undefined
    },
  }
}

const knownSql =
  'SELECT coalesce((SELECT known_at FROM clock), (SELECT max(received_at) FROM enquiry)) AS known'
