import { createHash } from 'node:crypto'
import type { Client } from '@libsql/client'
import { z } from 'zod'
import { fileLimits, largestFiles } from '../../../schemas/enquiry.ts'

/** A file that a visitor attached to an enquiry. */
export interface EnquiryFile {
  name: string
  type: string
  content: Uint8Array
}

/** Result of attaching files: all are stored, no such enquiry takes files, or there are too many bytes. */
export type Attached = { enquiry: string } | 'unknown' | 'full'

/** Creates the functions of a store that concern the files of enquiries. */
export function createFiles(client: Client) {
  return {
    /**
     * Stores files with the enquiry that a form sent in the last day, all or none. A file that is there already is not
     * stored again. `largest` is the maximum size of all stored files in bytes.
     */
    attach: async (
      form: string,
      files: readonly EnquiryFile[],
      now: Date,
      largest: number,
    ): Promise<Attached> => {
      const transaction = await client.transaction('write')
      try {
        const since = new Date(now.getTime() - DAY_MS).toISOString()
        const { rows } = await transaction.execute({ sql: enquirySql, args: { form, since } })
        const enquiry = rows[0]?.id
        if (typeof enquiry !== 'string') return 'unknown'
        for (const { name, type, content } of files) {
          const digest = createHash('sha256').update(content).digest('hex')
          const bytes = content.byteLength
          await transaction.execute({ sql: insertSql, args: { enquiry, digest, name, type, bytes, content } })
        }
        const sums = sumsSchema.parse(
          (await transaction.execute({ sql: sumsSql, args: { enquiry } })).rows[0],
        )
        if (sums.own > largestFiles || sums.count > fileLimits.count || sums.all > largest) return 'full'
        await transaction.commit()
        return { enquiry }
      } finally {
        // Undoes everything that was not committed.
        transaction.close()
      }
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
const insertSql = `
  INSERT INTO file (enquiry, digest, name, type, bytes, content)
  VALUES (:enquiry, :digest, :name, :type, :bytes, :content) ON CONFLICT DO NOTHING`
const sumsSql = `
  SELECT count(*) AS count, coalesce(sum(bytes), 0) AS own, (SELECT sum(bytes) FROM file) AS "all"
  FROM file WHERE enquiry = :enquiry`

const sumsSchema = z.object({ count: z.number(), own: z.number(), all: z.number() })
const fileSchema = z.object({
  name: z.string(),
  type: z.string(),
  content: z.instanceof(ArrayBuffer).transform((buffer) => new Uint8Array(buffer)),
})
