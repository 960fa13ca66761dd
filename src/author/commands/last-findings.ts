import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '../../site/config/read-environment.ts'
import { hashOf } from '../../util/hash-of.ts'
import { readKept, writeKept } from '../../util/cached-json.ts'
import { sourceFolders } from '../../site/config/source-folders.ts'
import type { Circumstances } from '../../lint/find-problems.ts'
import type { Finding } from '../../lint/finding.ts'

interface Judging extends Circumstances {
  root: string
  /** What judges, by a name that is another whenever that is. */
  code: string
  /** What the rules find now; tells what the configs import from elsewhere, where that is known. */
  judge: (tellOthers: (files: string[]) => void) => Promise<Finding[]>
}

interface LastFindings {
  /** The hash of how all lay on the disk that was judged. */
  judged: string
  /** What the configs import from elsewhere. */
  others: string[]
  findings: Finding[]
}

/** What the rules find in a project; as they found it last where nothing has changed since then that they read. */
export async function lastFindings({ root, code, deployed, judge }: Judging): Promise<Finding[]> {
  const environment = deployed ? await readEnvironment(root) : {}
  // What was written so lately may be written again without a sign; what is saved meanwhile may be judged or not.
  const settled = Date.now() - tick
  const seal = (others: string[]): string | undefined => {
    const stamps = [...sourceFolders.map((folder) => join(root, folder)), ...others].flatMap(stampsAt)
    if (stamps.some(({ at }) => at > settled)) return undefined
    return hashOf(code, JSON.stringify([deployed, environment]), ...stamps.map(({ lies }) => lies))
  }
  const file = join(root, '.tmp/last-findings.json')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written below; zod would take longer than all that it spares
  const last = (await readKept(file)) as LastFindings | undefined
  if (last && last.judged === seal(last.others)) return last.findings
  let others: string[] | undefined
  const findings = await judge((files) => (others = files))
  const judged = others && seal(others)
  if (!others || !judged) return findings
  // On a disk that cannot be written it is judged the next time, too.
  await writeKept(file, { judged, others, findings } satisfies LastFindings).catch(() => undefined)
  return findings
}

/** More than any disk's clock needs, in milliseconds. */
const tick = 50

/** How everything at a place and below it lies on the disk, and when it was written. */
function stampsAt(path: string): { lies: string; at: number }[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return [{ lies: path, at: 0 }]
  const { ino, size, mtimeMs, ctimeMs } = stats
  const here = { lies: [path, ino, size, mtimeMs, ctimeMs].join(' '), at: ctimeMs }
  if (!stats.isDirectory()) return [here]
  return [here, ...readdirSync(path).flatMap((name) => stampsAt(join(path, name)))]
}
