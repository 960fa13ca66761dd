import { basename, join } from 'node:path'
import { z } from 'zod'
import { readCached, writeCached } from '../../util/cache.ts'
import { outputFileSchema } from './output.ts'

/** A page as it lies in the published folder. */
const madeSchema = z.object({
  /** The hash of all that it was made of. */
  key: z.string(),
  /** What the cache of rendered pages calls it. */
  rendering: z.string(),
  /** Its style sheet, from the published folder. */
  sheet: z.string(),
  changed: z.string().optional(),
})
export type MadePage = z.output<typeof madeSchema>

/** What a publish leaves for the next one: nothing in it is true but under the hashes that stand beside it. */
const recordSchema = z.object({
  /** By file, from the published folder. */
  files: z.record(z.string(), outputFileSchema),
  /** By the page's file. */
  pages: z.record(z.string(), madeSchema),
})
export type PublishRecord = z.output<typeof recordSchema>

const recordFile = (root: string, outDir: string) => join(root, '.tmp/published', `${basename(outDir)}.json`)

/** A record that is missing or broken is of nothing. */
export async function readRecord(root: string, outDir: string): Promise<PublishRecord> {
  const { success, data } = recordSchema.safeParse(await readCached(recordFile(root, outDir)))
  return success ? data : { files: {}, pages: {} }
}

export const writeRecord = (root: string, outDir: string, record: PublishRecord): Promise<void> =>
  writeCached(recordFile(root, outDir), record)
