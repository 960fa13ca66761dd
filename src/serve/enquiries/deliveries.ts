import { randomUUID } from 'node:crypto'
import type { Client, InStatement } from '@libsql/client'
import { z } from 'zod'

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
  /** Time from which attempts count, in milliseconds. */
  since: z.number(),
  /** Time of the next attempt, in milliseconds. */
  nextAt: z.number(),
  lastError: z.string(),
  /** ISO 8601; empty until then. */
  deliveredAt: z.string(),
})
export type Delivery = z.output<typeof deliverySchema>

const columns =
  'id, enquiry, channel, notice, again, state, tries, since, next_at AS nextAt, last_error AS lastError, delivered_at AS deliveredAt'

interface Result {
  state: Delivery['state']
  error?: string
  nextAt?: number
}

/** A delivery that this process alone may attempt, until the lease ends. */
export interface Claim extends Delivery {
  lease: string
}

/** Creates the functions of a store that concern deliveries. */
export function createDeliveries(client: Client) {
  const settle = (
    { id, lease }: Claim,
    now: number,
    { state, error = '', nextAt = now }: Result,
    also: InStatement[] = [],
  ) => {
    const deliveredAt = state === 'delivered' ? new Date(now).toISOString() : ''
    const args = { id, lease, deliveredAt, state, nextAt, error }
    return client.batch([{ sql: settleSql, args }, ...also], 'write')
  }
  return {
    /** Claims the delivery of a channel that is due for longest. One statement, so that no two processes claim it. */
    claim: async (channel: string, now: number, leaseMs: number): Promise<Claim | undefined> => {
      const lease = randomUUID()
      const args = { channel, now, until: now + leaseMs, lease }
      const row = (await client.execute({ sql: claimSql, args })).rows[0]
      return row && { ...deliverySchema.parse(row), lease }
    },

    delivered: (claim: Claim, now: number) => settle(claim, now, { state: 'delivered' }),

    /** Records a failed attempt, and the time of the next one. */
    postpone: (claim: Claim, now: number, error: string, nextAt: number) =>
      settle(claim, now, { state: 'waiting', error, nextAt }),

    /** Records that a delivery failed for good, and gives the enquiry as a notice to other channels. */
    abandon: (claim: Claim, now: number, error: string, others: readonly string[]) => {
      const args = { enquiry: claim.enquiry, notice: claim.channel, now, others: JSON.stringify(others) }
      // A notice that fails causes no other notice.
      return settle(
        claim,
        now,
        { state: 'failed', error },
        claim.notice === '' ? [{ sql: noticeSql, args }] : [],
      )
    },

    /** Fails the waiting deliveries of channels that the site no longer has. Returns the names of these channels. */
    abandonOthers: async (channels: readonly string[], error: string): Promise<string[]> => {
      const args = { channels: JSON.stringify(channels), error }
      const { rows } = await client.execute({ sql: abandonSql, args })
      return [...new Set(rows.map((row) => z.string().parse(row.channel)))]
    },

    /** Returns the deliveries of an enquiry, or of all enquiries. */
    list: async (enquiry?: string): Promise<Delivery[]> => {
      const sql = `SELECT ${columns} FROM delivery WHERE :enquiry IS NULL OR enquiry = :enquiry ORDER BY id`
      return (await client.execute({ sql, args: { enquiry: enquiry ?? null } })).rows.map((row) =>
        deliverySchema.parse(row),
      )
    },

    /** Makes an enquiry due at channels: those that may have had it deliver it again, under a new id. */
    deliverAgain: async (enquiry: string, channels: readonly string[], now: number): Promise<void> => {
      await client.execute({ sql: againSql, args: { enquiry, channels: JSON.stringify(channels), now } })
    },
  }
}

export type Deliveries = ReturnType<typeof createDeliveries>

/** Returns the id of a delivery for receivers: each attempt of the delivery has the same one. */
export const deliveryKey = ({ enquiry, notice, again }: Pick<Delivery, 'enquiry' | 'notice' | 'again'>) =>
  [enquiry, notice && `not-by-${notice}`, again > 0 && `again-${again}`].filter(Boolean).join('.')

const claimSql = `
  UPDATE delivery SET state = 'sending', tries = tries + 1, lease = :lease, leased_until = :until
  WHERE id = (
    SELECT id FROM delivery
    WHERE channel = :channel
      AND state IN ('waiting', 'sending')
      AND iif(state = 'waiting', next_at, leased_until) <= :now
    ORDER BY next_at, id LIMIT 1
  )
  RETURNING ${columns}`

/** A success counts also after the lease has ended. A failure then belongs to the process with the new lease. */
const settleSql = `
  UPDATE delivery SET
    lease = NULL, state = :state, last_error = :error, next_at = :nextAt, delivered_at = :deliveredAt
  WHERE id = :id AND state = 'sending' AND (lease = :lease OR :state = 'delivered')`

const noticeSql = `
  INSERT INTO delivery (enquiry, channel, notice, since, next_at)
  SELECT :enquiry, other.value, :notice, :now, :now FROM json_each(:others) AS other WHERE true
  ON CONFLICT DO NOTHING`

const abandonSql = `
  UPDATE delivery SET state = 'failed', last_error = :error
  WHERE state IN ('waiting', 'sending') AND channel NOT IN (SELECT value FROM json_each(:channels))
  RETURNING channel`

const againSql = `
  INSERT INTO delivery (enquiry, channel, since, next_at)
  SELECT :enquiry, channel.value, :now, :now FROM json_each(:channels) AS channel WHERE true
  ON CONFLICT (enquiry, channel, notice) DO UPDATE SET
    again = again + (tries > 0), state = 'waiting', tries = 0, since = :now, next_at = :now, last_error = ''`
