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
  const targets = files.length === 0 ? before : before.filter(({ file }) => files.includes(file))
  const fixed = fixFindings(targets, sourcesOf({ files: [], root }))
  for (const { file, before: old, after } of fixed)
    log(createTwoFilesPatch(file, file, old, after, undefined, undefined, { context: 1 }))
  return write(fixed, before)

  /** Applies all changes together, which nearly always succeeds; otherwise one file after the other. */
  async function write(these: FixedFile[], findings: Finding[]): Promise<Finding[]> {
    const written = await writeAll(root, these)
    if (written.length === 0) return findings
    const remaining = await judge()
    const isBetter = written.every(({ file }) => countIn(remaining, file) < countIn(findings, file))
    if (isBetter && remaining.length < findings.length) return remaining
    // A file that somebody saved in the meantime stays as saved.
    for (const { file, before: old, after } of written) await writeUnchanged(join(root, file), after, old)
    if (written.length === 1) {
      log(`${written[0]?.file} is unchanged: the fix did not reduce its findings`)
      return findings
    }
    let rest = findings
    for (const fix of written) rest = await write([fix], rest)
    return rest
  }
}

/** Writes the files that have not changed since the rules read them, and returns these files. */
async function writeAll(root: string, these: FixedFile[]): Promise<FixedFile[]> {
  const written: FixedFile[] = []
  for (const fix of these)
    if (await writeUnchanged(join(root, fix.file), fix.before, fix.after)) written.push(fix)
  return written
}

const countIn = (findings: Finding[], name: string) => findings.filter(({ file }) => file === name).length
