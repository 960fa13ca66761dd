import { randomUUID } from 'node:crypto'
import type { InStatement } from '@libsql/client'
import { z } from 'zod'
import type { Database } from './open-store.ts'

const deliverySchema = z.object({
  id: z.number(),
  enquiry: z.string(),
  channel: z.string(),
  /** The channel that could not deliver this enquiry; empty for a delivery of the enquiry itself. */
  notice: z.string(),
  /** Number of times that an enquiry was delivered again after an attempt. */
  again: z.number(),
  state: z.enum(['waiting', 'sending', 'delivered', 'failed']),
  tries: z.number(),
  /** Time of the next attempt, in milliseconds. */
  nextAt: z.number(),
  lastError: z.string(),
  /** ISO 8601; empty until then. */
  deliveredAt: z.string(),
})
export type Delivery = z.output<typeof deliverySchema>

const columns =
  'id, enquiry, channel, notice, again, state, tries, next_at AS nextAt, last_error AS lastError, delivered_at AS deliveredAt'

interface Result {
  state: Delivery['state']
  error?: string
  nextAt?: number
}

/** A delivery that this process alone may attempt. */
export interface Claim extends Delivery {
  lease: string
}

/** Limits of attempts by which a due delivery is chosen. */
interface DueLimits {
  /** Milliseconds before each repetition of a failed attempt. */
  RETRY_PAUSES_MS: readonly number[]
  /** Milliseconds after which another process may attempt a delivery. */
  LEASE_MS: number
}

/** Creates the functions of a store that concern deliveries. No wait depends on a time that a wrong clock wrote. */
export function createDeliveries(client: Database) {
  /** Leases of other processes, by channel, with the time at which this process first saw them. */
  const leases = new Map<string, Map<string, number>>()
  const settle = (
    { id, lease }: Claim,
    time: number,
    { state, error = '', nextAt = time }: Result,
    also: InStatement[] = [],
  ) => {
    const deliveredAt = state === 'delivered' ? new Date(time).toISOString() : ''
    const args = { id, lease, deliveredAt, state, nextAt, error }
    return client.batch([{ sql: settleSql, args }, ...also], 'write')
  }
  return {
    /**
     * Claims the delivery of a channel that is due for longest. One transaction, so that no two processes claim it. A
     * lease of another process ends after this process has seen it for `LEASE_MS`.
     */
    claim: async (channel: string, time: number, limits: DueLimits): Promise<Claim | undefined> => {
      const lease = randomUUID()
      const seen = leases.get(channel) ?? new Map<string, number>()
      const clockMs = performance.now()
      const ended = [...seen].flatMap(([id, since]) => (clockMs - since >= limits.LEASE_MS ? [id] : []))
      const pauses = JSON.stringify(limits.RETRY_PAUSES_MS)
      const [, claimed, others] = await client.batch(
        [
          { sql: claimSql, args: { channel, time, lease, pauses, ended: JSON.stringify(ended) } },
          { sql: `SELECT ${columns} FROM delivery WHERE lease = :lease`, args: { lease } },
          { sql: leasesSql, args: { channel, lease } },
        ],
        'write',
      )
      const ids = (others?.rows ?? []).map((row) => z.string().parse(row.lease))
      leases.set(channel, new Map(ids.map((id) => [id, seen.get(id) ?? clockMs])))
      const row = claimed?.rows[0]
      return row && { ...deliverySchema.parse(row), lease }
    },

    delivered: (claim: Claim, time: number) => settle(claim, time, { state: 'delivered' }),

    /** Records a failed attempt, and the time of the next one. */
    postpone: (claim: Claim, time: number, error: string, nextAt: number) =>
      settle(claim, time, { state: 'waiting', error, nextAt }),

    /** Records that a delivery failed for good, and gives the enquiry as a notice to other channels. */
    abandon: (claim: Claim, time: number, error: string, others: readonly string[]) => {
      const args = {
        enquiry: claim.enquiry,
        notice: claim.channel,
        time,
        others: JSON.stringify(others),
      }
      // A notice that fails causes no other notice.
      return settle(
        claim,
        time,
        { state: 'failed', error },
        claim.notice === '' ? [{ sql: noticeSql, args }] : [],
      )
    },

    /** Fails the waiting deliveries of channels that the site no longer has. Returns the names of these channels. */
    abandonOthers: async (channels: readonly string[], error: string): Promise<string[]> => {
      const args = { channels: JSON.stringify(channels), error }
      const sql = `SELECT DISTINCT channel FROM delivery WHERE ${ofOthers}`
      const [missing] = await client.batch(
        [
          { sql, args: { channels: args.channels } },
          { sql: abandonSql, args },
        ],
        'write',
      )
      return (missing?.rows ?? []).map((row) => z.string().parse(row.channel))
    },

    /** Returns the deliveries of an enquiry, or of all enquiries. */
    list: async (enquiry?: string): Promise<Delivery[]> => {
      const sql = `SELECT ${columns} FROM delivery WHERE :enquiry IS NULL OR enquiry = :enquiry ORDER BY id`
      return (await client.execute({ sql, args: { enquiry: enquiry ?? null } })).rows.map((row) =>
        deliverySchema.parse(row),
      )
    },

    /** Makes an enquiry due at channels: those that may have had it deliver it again, under a new id. */
    deliverAgain: async (enquiry: string, channels: readonly string[], time: number): Promise<void> => {
      await client.execute({
        sql: againSql,
        args: { enquiry, channels: JSON.stringify(channels), time },
      })
    },
  }
}

export type Deliveries = ReturnType<typeof createDeliveries>

/** Returns the id of a delivery for receivers: each attempt of the delivery has the same one. */
export const deliveryKey = ({ enquiry, notice, again }: Pick<Delivery, 'enquiry' | 'notice' | 'again'>) =>
  [enquiry, notice && `not-by-${notice}`, again > 0 && `again-${again}`].filter(Boolean).join('.')

/** A time further away than the pause after the last attempt was written by a clock that was ahead. */
const claimSql = `
  UPDATE delivery SET state = 'sending', tries = tries + 1, lease = :lease
  WHERE id = (
    SELECT id FROM delivery
    WHERE channel = :channel
      AND state IN ('waiting', 'sending')
      AND iif(
        state = 'waiting',
        next_at NOT BETWEEN :time + 1 AND :time + iif(
          tries = 0, 0, json_extract(:pauses, '$[' || (min(tries, json_array_length(:pauses)) - 1) || ']')),
        lease IN (SELECT value FROM json_each(:ended)))
    ORDER BY next_at, id LIMIT 1
  )`

const leasesSql =
  "SELECT lease FROM delivery WHERE channel = :channel AND state = 'sending' AND lease <> :lease"

/** A success counts also after the lease has ended. A failure then belongs to the process with the new lease. */
const settleSql = `
  UPDATE delivery SET
    lease = NULL, state = :state, last_error = :error, next_at = :nextAt, delivered_at = :deliveredAt
  WHERE id = :id AND state = 'sending' AND (lease = :lease OR :state = 'delivered')`

const noticeSql = `
  INSERT INTO delivery (enquiry, channel, notice, since, next_at)
  SELECT :enquiry, other.value, :notice, :time, :time FROM json_each(:others) AS other WHERE true
  ON CONFLICT DO NOTHING`

const ofOthers = "state IN ('waiting', 'sending') AND channel NOT IN (SELECT value FROM json_each(:channels))"

const abandonSql = `UPDATE delivery SET state = 'failed', last_error = :error WHERE ${ofOthers}`

const againSql = `
  INSERT INTO delivery (enquiry, channel, since, next_at)
  SELECT :enquiry, channel.value, :time, :time FROM json_each(:channels) AS channel WHERE true
  ON CONFLICT (enquiry, channel, notice) DO UPDATE SET
    again = again + (tries > 0), state = 'waiting', tries = 0, since = :time, next_at = :time, last_error = ''`
