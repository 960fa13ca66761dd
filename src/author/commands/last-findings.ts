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
  /** Version of the rules' code. */
  code: string
  /** Returns the current findings. Passes on the files outside `page-configs/` that configs import, if known. */
  judge: (tellOthers: (files: string[]) => void) => Promise<Finding[]>
}

interface LastFindings {
  /** Hash of the state of all files when the findings were made. */
  judged: string
  /** Files outside `page-configs/` that configs import. */
  others: string[]
  findings: Finding[]
}

/** Returns the findings in a project. Returns the cached findings if no file has changed since the last run. */
export async function lastFindings({ root, code, deployed, judge }: Judging): Promise<Finding[]> {
  const environment = deployed ? await readEnvironment(root) : {}
  // A file written within the last tick may change again with the same time stamp, so its findings are not cached.
  // Files saved during the run count as too new as well.
  const settled = Date.now() - TICK_MS
  const seal = (others: string[]): string | undefined => {
    const stamps = [...sourceFolders.map((folder) => join(root, folder)), ...others].flatMap(stampsAt)
    if (stamps.some(({ at }) => at > settled)) return undefined
    return hashOf(code, JSON.stringify([deployed, environment]), ...stamps.map(({ lies }) => lies))
  }
  const file = join(root, '.tmp/last-findings.json')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; zod would take longer than the cache saves
  const last = (await readKept(file)) as LastFindings | undefined
  if (last && last.judged === seal(last.others)) return last.findings
  let others: string[] | undefined
  const findings = await judge((files) => (others = files))
  const judged = others && seal(others)
  if (!others || !judged) return findings
  // If the disk is read-only, the next run applies the rules again.
  await writeKept(file, { judged, others, findings } satisfies LastFindings).catch(() => undefined)
  return findings
}

/** Upper limit for the resolution of file time stamps, in milliseconds. */
const TICK_MS = 50

/** Returns the state on disk of a path and of everything below it, each with its time of change. */
function stampsAt(path: string): { lies: string; at: number }[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return [{ lies: path, at: 0 }]
  const { ino, size, mtimeMs, ctimeMs } = stats
  const here = { lies: [path, ino, size, mtimeMs, ctimeMs].join(' '), at: ctimeMs }
  if (!stats.isDirectory()) return [here]
  return [here, ...readdirSync(path).flatMap((name) => stampsAt(join(path, name)))]
}
