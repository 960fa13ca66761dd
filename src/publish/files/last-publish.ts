import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readKept, writeKept } from '../../util/cached-json.ts'

/** The publish that a folder is of. */
export interface LastPublish<T> {
  /** The hash of all that it was published from. */
  sources: string
  /** How it lies on the disk. */
  output: string
  /** What was said of it. */
  published: T
}

const lastFile = (root: string, outDir: string) =>
  join(root, '.tmp/published', `${basename(outDir)}-last.json`)

/** Undefined where it is not known, or the file is broken. */
export async function readLast<T>(root: string, outDir: string): Promise<LastPublish<T> | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- writeLast wrote it; zod would take longer than all that it spares
  return (await readKept(lastFile(root, outDir))) as LastPublish<T> | undefined
}

/** Keeps it; what is undefined is not to be relied upon. */
export async function writeLast<T>(root: string, outDir: string, last: LastPublish<T> | undefined) {
  const file = lastFile(root, outDir)
  await (last ? writeKept(file, last) : rm(file, { force: true }))
}
