import { LibsqlError } from '@libsql/client'
import { z } from 'zod'
import { readPhone } from '../../../block-library/parts/phone-address.ts'
import { confirmationName } from '../../../schemas/enquiries.ts'
import { plainMark } from './entry.ts'
import { asciiAddress } from './ascii-address.ts'
import type { Database } from './open-store.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { storedSchema, type NewEnquiry, type StoredEnquiry } from './stored-enquiry.ts'

/** Result of storing an enquiry: stored now, stored before, or no room for it. */
type Stored = 'new' | 'twin' | 'full'

export interface Put {
  stored: Stored
  /** Id of the enquiry in the store. */
  id: string
  /** Part of that id that a visitor can quote. */
  reference: string
}

/** Which enquiries are listed. Likely spam is only in the list `flagged`. */
export type Listed = 'all' | 'open' | 'flagged' | 'failed'

/** Creates the functions of a store that concern whole enquiries. */
export function createStore(client: Database) {
  const find = async (where: string, args: Record<string, string>): Promise<StoredEnquiry[]> => {
    const sql = `SELECT ${columns} FROM enquiry WHERE ${where} ORDER BY received_at, id`
    return (await client.execute({ sql, args })).rows.map((row) => storedSchema.parse(row))
  }
  return {
    /**
     * Stores an enquiry and its deliveries to channels in one transaction. An enquiry with the form's id and text of a
     * stored one is a twin. So is one with the text of a recent enquiry, if the browser posted one of both. A corrected
     * text after a lost answer is stored in addition.
     */
    put: async (enquiry: NewEnquiry, channels: readonly string[], largest = Infinity): Promise<Put> => {
      const { form, digest, receivedAt, flagged, ...others } = enquiry
      const recent = new Date(Date.parse(receivedAt) - PLAIN_TWIN_MS).toISOString()
      const twin = { form, digest, recent, flagged }
      const fields = JSON.stringify(enquiry.fields)
      const room = Math.min(largest, Number.MAX_SAFE_INTEGER)
      const values = { ...others, receivedAt, fields, bytes: Buffer.byteLength(fields), room }
      const [added, , existing] = await client.batch(
        [
          { sql: insertEnquiry, args: { ...twin, ...values } },
          {
            sql: insertDeliveries,
            args: {
              form,
              digest,
              receivedAt,
              channels: JSON.stringify(channels),
              time: Date.parse(receivedAt),
            },
          },
          {
            sql: `SELECT id, reference FROM enquiry WHERE ${isTwin} ORDER BY form <> :form`,
            args: twin,
          },
        ],
        'write',
      )
      const row = existing?.rows[0]
      if (row === undefined) return { stored: 'full', id: form, reference: enquiry.reference }
      return { stored: added?.rowsAffected === 1 ? 'new' : 'twin', ...putSchema.parse(row) }
    },

    list: (which: Listed = 'all') => find(conditions[which], {}),

    /** Returns a part of a list, newest first. */
    newest: async (which: Listed, from: number, count: number): Promise<StoredEnquiry[]> => {
      const sql = `SELECT ${columns} FROM enquiry WHERE ${conditions[which]} ORDER BY received_at DESC, id LIMIT :count OFFSET :from`
      return (await client.execute({ sql, args: { from, count } })).rows.map((row) => storedSchema.parse(row))
    },

    /** Returns the number of enquiries of each list. */
    counts: async (): Promise<Record<Listed, number>> => {
      const sums = Object.entries(conditions).map(
        ([which, where]) => `coalesce(sum(${where}), 0) AS "${which}"`,
      )
      return countsSchema.parse((await client.execute(`SELECT ${sums.join(', ')} FROM enquiry`)).rows[0])
    },

    get: async (id: string): Promise<StoredEnquiry | undefined> =>
      (await find('id = :id OR upper(reference) = upper(:id)', { id }))[0],

    /** Marks an enquiry as answered. Returns whether there is one with this id. */
    markAnswered: async (id: string, time: Date): Promise<boolean> => {
      const sql = "UPDATE enquiry SET answered_at = iif(answered_at = '', :time, answered_at) WHERE id = :id"
      const { rowsAffected } = await client.execute({ sql, args: { id, time: time.toISOString() } })
      return rowsAffected > 0
    },

    /** Returns the enquiries of the person with an e-mail address or a telephone number, flagged ones too. */
    ofPerson: async (person: string): Promise<StoredEnquiry[]> =>
      (await find('true', {})).filter(({ fields }) => isOf(person, fields)),

    /** Deletes enquiries with all their deliveries. */
    remove: (ids: readonly string[]) =>
      remove(client, 'SELECT value FROM json_each(:of)', JSON.stringify(ids)),

    /** Deletes the enquiries that were received before a time. Returns their number. */
    purge: (before: Date) =>
      remove(client, 'SELECT id FROM enquiry WHERE received_at < :of', before.toISOString()),

    /** Returns the size of all enquiries in bytes. */
    size: async (): Promise<number> =>
      Number((await client.execute('SELECT coalesce(sum(bytes), 0) AS size FROM enquiry')).rows[0]?.size),
  }
}

export type EnquiryStore = ReturnType<typeof createStore>

const columns =
  'id, reference, received_at AS receivedAt, product, city, flagged, answered_at AS answeredAt, fields'

const undelivered =
  "EXISTS (SELECT 1 FROM delivery WHERE delivery.enquiry = enquiry.id AND state <> 'delivered' AND last_error <> '')"
const conditions: Record<Listed, string> = {
  all: 'flagged = 0',
  open: "flagged = 0 AND answered_at = ''",
  flagged: 'flagged = 1',
  failed: undelivered,
}

/** Milliseconds within which an equal text that the browser posted is the same enquiry. */
const PLAIN_TWIN_MS = 86_400_000

/** Whether a stored enquiry is the one to store. Likely spam never takes the place of another enquiry. */
const isTwin = `digest = :digest AND (form = :form OR (
  (form LIKE '%${plainMark}' OR :form LIKE '%${plainMark}') AND received_at > :recent AND flagged <= :flagged))`

/** A corrected text gets an id of its own, which no form can have. */
const insertEnquiry = `
  INSERT INTO enquiry (id, form, digest, reference, received_at, bytes, flagged, product, city, fields)
  SELECT
    iif(EXISTS (SELECT 1 FROM enquiry WHERE id = :form), :form || '.' || substr(:digest, 1, 12), :form),
    :form, :digest, :reference, :receivedAt, :bytes, :flagged, :product, :city, :fields
  WHERE NOT EXISTS (SELECT 1 FROM enquiry WHERE ${isTwin})
    AND (SELECT coalesce(sum(bytes), 0) FROM enquiry) + :bytes <= :room
  ON CONFLICT DO NOTHING`

/** Minimum milliseconds between two confirmations to one address. */
const CONFIRMATION_PAUSE_MS = 3_600_000

/**
 * A twin adds no deliveries, also if the site has got more channels since. An address gets one confirmation per hour:
 * none is added while another waits, or after one whose last attempt is more recent.
 */
const insertDeliveries = `
  INSERT INTO delivery (enquiry, channel, since, next_at)
  SELECT enquiry.id, channel.value, :time, :time
  FROM enquiry, json_each(:channels) AS channel
  WHERE form = :form AND digest = :digest AND received_at = :receivedAt
    AND (channel.value <> '${confirmationName}' OR NOT EXISTS (
      SELECT 1 FROM enquiry AS earlier JOIN delivery ON delivery.enquiry = earlier.id
      WHERE lower(earlier.email) = lower(enquiry.email)
        AND delivery.channel = '${confirmationName}'
        AND (delivery.state IN ('waiting', 'sending')
          OR delivery.next_at BETWEEN :time - ${CONFIRMATION_PAUSE_MS} AND :time)
    ))
  ON CONFLICT DO NOTHING`

const putSchema = z.object({ id: z.string(), reference: z.string() })
const countsSchema = z.object({ all: z.number(), open: z.number(), flagged: z.number(), failed: z.number() })

/**
 * Deletes the enquiries that a query selects, with everything about them. Returns their number. The log of a file is
 * emptied too, so that no file has their text.
 */
async function remove(client: Database, selected: string, of: string): Promise<number> {
  const args = { of }
  const mine = `enquiry IN (${selected})`
  const deleted = await client.batch(
    [
      { sql: `DELETE FROM delivery WHERE ${mine}`, args },
      { sql: `DELETE FROM file WHERE ${mine}`, args },
      { sql: `DELETE FROM enquiry WHERE id IN (${selected})`, args },
    ],
    'write',
  )
  const count = deleted.at(-1)?.rowsAffected ?? 0
  if (count > 0 && client.isFile) await retryWhileBusy(() => emptyLog(client)).catch(() => undefined)
  return count
}

/** Empties the log of a file. Another process that reads the file prevents it. */
async function emptyLog(client: Database): Promise<void> {
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  if (rows[0]?.busy === 1) throw new LibsqlError('the store is being read', 'SQLITE_BUSY')
}

const digitsOf = (text: string) => readPhone(text).digits.replace(/^0+/, '')

/** Whether an enquiry is of a person. A number matches with and without the code of its country. */
function isOf(person: string, { email = '', phone = '' }: StoredEnquiry['fields']): boolean {
  if (person.includes('@')) return asciiAddress(email).toLowerCase() === asciiAddress(person).toLowerCase()
  const [digits, phoneDigits] = [digitsOf(person), digitsOf(phone)]
  if (Math.min(digits.length, phoneDigits.length) < MIN_DIGITS) return digits !== '' && digits === phoneDigits
  return digits.endsWith(phoneDigits) || phoneDigits.endsWith(digits)
}

/** Minimum digits that both numbers need to be compared by their ends. A part of a number must not match others. */
const MIN_DIGITS = 9
