import { basename, join } from 'node:path'
import { z } from 'zod'
import { readCached, writeCached } from '../../util/cache.ts'
import { judgedSchema } from '../../lint/judged-pages.ts'
import { outputFileSchema } from './output.ts'

/** A published page. */
const madeSchema = z.object({
  /** Hash of all sources of the page. */
  key: z.string(),
  /** Path of its style sheet in the published folder. */
  sheet: z.string(),
  /** Date of its last change, as the content service wrote it. */
  changed: z.string().optional(),
  /** Path of its text for programs in the published folder. */
  text: z.string().optional(),
})
export type MadePage = z.output<typeof madeSchema>

/** Record of a publish for the next one. Valid only while the stored hashes match. */
const recordSchema = z.object({
  /** Published files, by path in the published folder. */
  files: z.record(z.string(), outputFileSchema),
  /** Published pages, by file. */
  pages: z.record(z.string(), madeSchema),
  /** Pages that the rules judged. */
  judged: judgedSchema,
  /** Index of the search. */
  search: z.object({ key: z.string(), files: z.array(z.string()) }).optional(),
})
export type PublishRecord = z.output<typeof recordSchema>

/** Record of a site that was not published yet. */
export const noRecord: PublishRecord = { files: {}, pages: {}, judged: { pages: [], clean: [] } }

const recordFile = (root: string, outDir: string) => join(root, '.tmp/published', `${basename(outDir)}.json`)

/** Returns the record of the last publish. A missing or broken record counts as empty. */
export async function readRecord(root: string, outDir: string): Promise<PublishRecord> {
  const { success, data } = recordSchema.safeParse(await readCached(recordFile(root, outDir)))
  return success ? data : noRecord
}

export const writeRecord = (root: string, outDir: string, record: PublishRecord): Promise<void> =>
  writeCached(recordFile(root, outDir), record)
