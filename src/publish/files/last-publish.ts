import { mkdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

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
  try {
    return JSON.parse(await readFile(lastFile(root, outDir), 'utf8'))
  } catch {
    return undefined
  }
}

/** Keeps it; what is undefined is not to be relied upon. */
export async function writeLast<T>(root: string, outDir: string, last: LastPublish<T> | undefined) {
  const file = lastFile(root, outDir)
  if (!last) return rm(file, { force: true })
  await mkdir(dirname(file), { recursive: true })
  await writeFileAtomic(file, JSON.stringify(last), { fsync: false })
}
