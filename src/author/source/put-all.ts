import { join } from 'node:path'
import { hasState, writeUnchanged, type FileState } from '../../util/write-unchanged.ts'

/** Content of a file before and after a change. */
export interface FileChange {
  before: FileState
  after: FileState
}

export type FileChanges = ReadonlyMap<string, FileChange>

/** Writes all files, or none. Returns the files that no longer have the content from which the changes were made. */
export async function putAll(root: string, files: FileChanges): Promise<string[]> {
  const stale = [...files].filter(([file, { before }]) => !hasState(join(root, file), before))
  if (stale.length > 0) return stale.map(([file]) => file)
  const written: [string, FileChange][] = []
  const putBack = async () => {
    for (const [file, { before, after }] of written) await writeUnchanged(join(root, file), after, before)
  }
  try {
    for (const [file, { before, after }] of files) {
      if (await writeUnchanged(join(root, file), before, after)) written.push([file, { before, after }])
      else {
        await putBack()
        return [file]
      }
    }
  } catch (error) {
    // For example, the disk is full.
    await putBack()
    throw error
  }
  return []
}
