import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import writeFileAtomic from 'write-file-atomic'
import { fixFindings } from './fix-findings.ts'
import { sourcesOf } from './sources-of.ts'
import { validate } from './validate.ts'

/**
 * Mends what the rules are certain of, in these files or in all; a diff for each. A file that somebody saved meanwhile is left
 * as it is, and so is one in which more would be wrong afterwards than before.
 */
export async function* mendFiles(root: string, files: string[]): AsyncGenerator<string> {
  const before = await validate(root)
  const wanted = files.length === 0 ? before : before.filter(({ file }) => files.includes(file))
  for (const { file, before: old, after } of fixFindings(wanted, sourcesOf({ files: [], root }))) {
    const path = join(root, file)
    if ((await readFile(path, 'utf8')) !== old) continue
    yield createTwoFilesPatch(file, file, old, after, undefined, undefined, { context: 1 })
    await writeFileAtomic(path, after)
    const now = await validate(root)
    if (now.length < before.length) continue
    await writeFileAtomic(path, old)
    yield `${file} is as it was: the change made nothing better`
  }
}
