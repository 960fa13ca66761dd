import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** The script that a published site begins with, and its bytes as they lie on the disk. */
export async function entryScript(folder: string): Promise<{ file: string; bytes: number }> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`The manifest of ${folder} has no entry`)
  return { file: entry.file, bytes: (await stat(join(folder, entry.file))).size }
}
