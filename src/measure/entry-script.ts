import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from '../build/read-manifest.ts'

/** The script that a published site begins with, and its bytes as they lie on the disk. */
export async function entryScript(folder: string): Promise<{ file: string; bytes: number }> {
  const entry = Object.values(await readManifest(folder)).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`The manifest of ${folder} has no entry`)
  return { file: entry.file, bytes: (await stat(join(folder, entry.file))).size }
}
