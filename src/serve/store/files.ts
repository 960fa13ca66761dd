import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fileLimits, MAX_FILES_BYTES } from '../../../schemas/enquiry.ts'
import type { Database } from './open-store.ts'

/** A file that a visitor attached to an enquiry. */
export interface EnquiryFile {
  name: string
  type: string
  content: Uint8Array
}

/** Result of attaching files: all are stored, no such enquiry takes files, or there are too many bytes. */
export type Attached = { enquiry: string } | 'unknown' | 'full'

/** Creates the functions of a store that concern the files of enquiries. */
export function createFiles(client: Database) {
  return {
    /**
     * Stores files with the enquiry that a form sent in the last day, all or none. A file that is there already is not
     * stored again. `largest` is the maximum size of all stored files in bytes.
     */
    attach: async (
      form: string,
      files: readonly EnquiryFile[],
      time: Date,
      largest: number,
    ): Promise<Attached> => {
      const of = { form, since: new Date(time.getTime() - DAY_MS).toISOString() }
      const sent = new Map(
        files.map((file) => [createHash('sha256').update(file.content).digest('hex'), file]),
      )
      if (sent.size > fileLimits.count) return 'full'
      const columns = ['digest', 'name', 'type', 'bytes', 'content']
      const rows = [...sent].map(([digest, { name, type, content }], index) => ({
        values: `(${columns.map((column) => `:${column}${index}`).join(', ')})`,
        args: [digest, name, type, content.byteLength, content].map(
          (value, place) => [`${columns[place]}${index}`, value] as const,
        ),
      }))
      const limits = { ...of, ofEnquiry: MAX_FILES_BYTES, count: fileLimits.count, all: largest }
      const [matches, , stored] = await client.batch(
        [
          { sql: enquirySql, args: of },
          {
            sql: insertSql(rows.map(({ values }) => values).join(', ')),
            args: { ...limits, ...Object.fromEntries(rows.flatMap(({ args }) => args)) },
          },
          { sql: storedSql, args: { ...of, digests: JSON.stringify([...sent.keys()]) } },
        ],
        'write',
      )
      const enquiry = matches?.rows[0]?.id
      if (typeof enquiry !== 'string') return 'unknown'
      return stored?.rows[0]?.count === sent.size ? { enquiry } : 'full'
    },

    /** Returns the files of an enquiry, in the order in which they came. */
    list: async (enquiry: string): Promise<EnquiryFile[]> => {
      const sql = 'SELECT name, type, content FROM file WHERE enquiry = :enquiry ORDER BY id'
      return (await client.execute({ sql, args: { enquiry } })).rows.map((row) => fileSchema.parse(row))
    },
  }
}

export type EnquiryFiles = ReturnType<typeof createFiles>

const DAY_MS = 86_400_000

/** The latest text counts, if the visitor corrected it after a lost answer. */
const enquirySql =
  'SELECT id FROM enquiry WHERE form = :form AND received_at > :since AND flagged = 0 ORDER BY received_at DESC LIMIT 1'

/** Inserts files, unless the enquiry then has too many or too large ones. A file that it has already is omitted. */
const insertSql = (values: string) => `
  INSERT INTO file (enquiry, digest, name, type, bytes, content)
  WITH sent (digest, name, type, bytes, content) AS (VALUES ${values}),
    target AS (${enquirySql}),
    stored AS (SELECT digest, bytes FROM file WHERE enquiry = (SELECT id FROM target)),
    fresh AS (SELECT * FROM sent WHERE digest NOT IN (SELECT digest FROM stored)),
    total AS (SELECT digest, bytes FROM stored UNION ALL SELECT digest, bytes FROM fresh)
  SELECT target.id, fresh.* FROM target, fresh
  WHERE (SELECT sum(bytes) FROM total) <= :ofEnquiry
    AND (SELECT count(*) FROM total) <= :count
    AND (SELECT sum(bytes) FROM fresh) + (SELECT coalesce(sum(bytes), 0) FROM file) <= :all`

const storedSql = `
  SELECT count(*) AS count FROM file
  WHERE digest IN (SELECT value FROM json_each(:digests)) AND enquiry = (${enquirySql})`

const fileSchema = z.object({
  name: z.string(),
  type: z.string(),
  content: z.instanceof(ArrayBuffer).transform((buffer) => new Uint8Array(buffer)),
})
