import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

/** Writes generated files below `root`. An unchanged file is not written, so that watchers do not start again. */
export async function writeChanged(
  root: string,
  files: Iterable<[file: string, text: string]>,
): Promise<void> {
  for (const [file, text] of files) {
    const path = join(root, file)
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(dirname(path), { recursive: true })
    // An editor reads a schema at any moment, and never half of it.
    await writeFileAtomic(path, text)
  }
}
