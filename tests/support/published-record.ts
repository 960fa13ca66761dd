import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeRecord, type PublishRecord } from '../../src/publish/files/record.ts'
import { stampOf } from '../../src/util/disk-stamp.ts'
import { hashOf } from '../../src/util/hash-of.ts'

/** Writes files to `dist/` as a publish does, with its record. */
export async function publishFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(join(root, 'dist'), { recursive: true, force: true })
  const record: PublishRecord = { files: {}, pages: {}, judged: { pages: [], clean: [] } }
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'dist', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    record.files[file] = { hash: hashOf(text), stamps: { '': stampOf(path) } }
  }
  await writeRecord(root, 'dist', record)
}
