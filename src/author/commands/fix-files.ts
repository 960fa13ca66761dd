import { join } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import type { Finding } from '../../lint/finding.ts'
import { fixFindings, type FixedFile } from '../../lint/fix-findings.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { writeUnchanged } from '../../util/write-unchanged.ts'

interface Fixing {
  root: string
  /** The files that may be changed. Empty: all files. */
  files: string[]
  /** Returns the current findings. */
  judge: () => Promise<Finding[]>
  /** Receives a diff of each change before the change is made. */
  log: (text: string) => void
}

/**
 * Writes all certain fixes, and returns the findings afterwards. A file is left unchanged if somebody saved it in the
 * meantime, or if the fix does not reduce its findings.
 */
export async function fixFiles({ root, files, judge, log }: Fixing): Promise<Finding[]> {
  const before = await judge()
  const wanted = files.length === 0 ? before : before.filter(({ file }) => files.includes(file))
  const fixed = fixFindings(wanted, sourcesOf({ files: [], root }))
  for (const { file, before: old, after } of fixed)
    log(createTwoFilesPatch(file, file, old, after, undefined, undefined, { context: 1 }))
  return write(fixed, before)

  /** Applies all changes together, which nearly always succeeds; otherwise one file after the other. */
  async function write(these: FixedFile[], found: Finding[]): Promise<Finding[]> {
    const written = await writeAll(root, these)
    if (written.length === 0) return found
    const now = await judge()
    const isBetter = written.every(({ file }) => countIn(now, file) < countIn(found, file))
    if (isBetter && now.length < found.length) return now
    // A file that somebody saved in the meantime stays as saved.
    for (const { file, before: old, after } of written) await writeUnchanged(join(root, file), after, old)
    if (written.length === 1) {
      log(`${written[0]?.file} is unchanged: the fix did not reduce its findings`)
      return found
    }
    let left = found
    for (const one of written) left = await write([one], left)
    return left
  }
}

/** Writes the files that have not changed since the rules read them, and returns these files. */
async function writeAll(root: string, these: FixedFile[]): Promise<FixedFile[]> {
  const written: FixedFile[] = []
  for (const one of these)
    if (await writeUnchanged(join(root, one.file), one.before, one.after)) written.push(one)
  return written
}

const countIn = (findings: Finding[], name: string) => findings.filter(({ file }) => file === name).length
