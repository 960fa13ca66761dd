import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pageScripts } from '../src/publish/app/page-scripts.ts'
import { manifestFile, readManifest } from '../src/publish/app/read-manifest.ts'

/** Returns the scripts that every page of a published site loads, and their bytes on the disk. */
export async function everyPageScripts(root: string): Promise<{ files: string[]; bytes: number }> {
  const { first: files } = pageScripts(await readManifest(manifestFile(root, 'dist')), {
    islands: [],
    needs: [],
  })
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(root, 'dist', file))).size))
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
