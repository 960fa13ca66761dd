import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'
import { writeCached } from '../../util/cache.ts'

/** Returns a manifest of Vite: the files of the browser's script modules, and their imports. */
export async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Path of the manifest of a published folder. It is not published, because it has paths of the building machine. */
export const manifestFile = (root: string, outDir: string) =>
  join(root, '.tmp/published', `${basename(outDir)}-manifest.json`)

/** Writes the manifest of a published folder, from which budgets are computed. */
export const writeManifest = (root: string, outDir: string, manifest: Manifest): Promise<void> =>
  writeCached(manifestFile(root, outDir), manifest)
