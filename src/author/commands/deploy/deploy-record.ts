import { z } from 'zod'
import type { FileHashes } from './published-files.ts'

/** Contents of the remote. The record is stored beside the deployed site, where no visitor can request it. */
export const deployRecordSchema = z.object({
  /** Time of the last change of this record, in milliseconds. */
  at: z.number(),
  /** Files of the site by path, with the hashes of their content. */
  files: z.record(z.string(), z.string()),
  /** Files that an unfinished deploy may have uploaded, changed or only begun. */
  pending: z.array(z.string()).default([]),
  /** Files that no page uses any more, with the time since when, in milliseconds. */
  unused: z.record(z.string(), z.number()).default({}),
})
export type DeployRecord = z.output<typeof deployRecordSchema>

/** Record of a remote without a site. */
export const emptyRecord: DeployRecord = { at: 0, files: {}, pending: [], unused: {} }

/** The uploads of a deploy in their order, and the files to remove afterwards. */
export interface DeployPlan {
  /** New files with a hash in their names. No page of the old site refers to them. */
  hashed: string[]
  /** Other changed files, which pages refer to by the same name. */
  others: string[]
  pages: string[]
  /** Files to remove after the pages are uploaded. */
  removed: string[]
  /** Record while the deploy is running: the uploads are uncertain. */
  during: DeployRecord
  /** Record of the finished deploy. */
  after: DeployRecord
}

/** Whether a file's name has a hash of its content, so that old and new files can exist beside each other. */
const isHashed = (file: string) => file.startsWith('assets/')
const isPage = (file: string) => /\.html(?:\.br|\.gz)?$/.test(file)

/**
 * Plans a deploy. A file with the same hash on the remote is not uploaded. Hashed files that are no longer used stay for
 * `keepMs`, for visitors with an old page. Other files are removed after the upload, so that removed pages are gone.
 */
export function planDeploy(before: DeployRecord, files: FileHashes, now: number, keepMs: number): DeployPlan {
  const uncertain = new Set(before.pending)
  const onRemote = (file: string) => !uncertain.has(file) && before.files[file] === files[file]
  const changed = Object.keys(files).filter((file) => !onRemote(file))
  const old = [...new Set([...Object.keys(before.files), ...before.pending, ...Object.keys(before.unused)])]
  const unused = old
    .filter((file) => !(file in files))
    .map((file) => [file, before.unused[file] ?? now] as const)
  const stays = ([file, since]: readonly [string, number]) => isHashed(file) && now - since < keepMs
  const removed = unused.filter((entry) => !stays(entry)).map(([file]) => file)
  const plain = changed.filter((file) => !isHashed(file))
  return {
    hashed: changed.filter(isHashed),
    others: plain.filter((file) => !isPage(file)),
    pages: plain.filter(isPage),
    removed,
    during: { ...before, at: now, pending: [...new Set([...before.pending, ...changed])] },
    after: { at: now, files, pending: [], unused: Object.fromEntries(unused.filter(stays)) },
  }
}
