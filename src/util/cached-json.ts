import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What was kept in a file from one run to the next; undefined where that is missing or broken. */
export async function readKept(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Keeps it; it replaces the file before as one. */
export async function writeKept(file: string, value: unknown): Promise<void> {
  // Most often what is kept is only read.
  const { default: writeFileAtomic } = await import('write-file-atomic')
  await mkdir(dirname(file), { recursive: true })
  await writeFileAtomic(file, JSON.stringify(value), { fsync: false })
}
