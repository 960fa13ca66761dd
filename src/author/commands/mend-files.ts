import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import writeFileAtomic from 'write-file-atomic'
import type { Finding } from '../../lint/finding.ts'
import { fixFindings, type MendedFile } from '../../lint/fix-findings.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'

interface Mending {
  root: string
  /** The files that may be mended; empty, all of them. */
  files: string[]
  /** What the rules find now. */
  judge: () => Promise<Finding[]>
  /** Told of each change before it is made. */
  tell: (text: string) => void
}

/**
 * Mends what the rules are certain of; what they find afterwards. A file that somebody saved meanwhile is left as it is, and so
 * is one in which nothing would be better for it.
 */
export async function mendFiles({ root, files, judge, tell }: Mending): Promise<Finding[]> {
  const before = await judge()
  const wanted = files.length === 0 ? before : before.filter(({ file }) => files.includes(file))
  const mended = fixFindings(wanted, sourcesOf({ files: [], root }))
  for (const { file, before: old, after } of mended)
    tell(createTwoFilesPatch(file, file, old, after, undefined, undefined, { context: 1 }))
  return mendThese(mended, before)

  /** All at once, as it nearly always goes well; else one by one. */
  async function mendThese(these: MendedFile[], found: Finding[]): Promise<Finding[]> {
    const written = await writeAll(root, these)
    if (written.length === 0) return found
    const now = await judge()
    const isBetter = written.every(({ file }) => countIn(now, file) < countIn(found, file))
    if (isBetter && now.length < found.length) return now
    for (const { file, before: old } of written) await writeFileAtomic(join(root, file), old)
    if (written.length === 1) {
      tell(`${written[0]?.file} is as it was: the change made nothing better`)
      return found
    }
    let left = found
    for (const one of written) left = await mendThese([one], left)
    return left
  }
}

/** Those that were still as they were when they were judged. */
async function writeAll(root: string, these: MendedFile[]): Promise<MendedFile[]> {
  const written: MendedFile[] = []
  for (const one of these) {
    const path = join(root, one.file)
    if ((await readFile(path, 'utf8')) !== one.before) continue
    await writeFileAtomic(path, one.after)
    written.push(one)
  }
  return written
}

const countIn = (findings: Finding[], name: string) => findings.filter(({ file }) => file === name).length
