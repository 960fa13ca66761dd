import { join } from 'node:path'
import { readEnvironment } from '../../site/config/read-environment.ts'
import { hashOf } from '../../util/hash-of.ts'
import { readCached, writeCached } from '../../util/cache.ts'
import { stampsBelow, TICK_MS } from '../../util/disk-stamp.ts'
import { sourceFolders } from '../../site/config/source-folders.ts'
import type { Circumstances } from '../../lint/find-problems.ts'
import type { Finding } from '../../lint/finding.ts'

interface Judging extends Circumstances {
  root: string
  /** Version of the rules' code. */
  code: string
  /** Returns the current findings. Passes on the files outside `page-configs/` that configs import, if known. */
  judge: (reportImports: (files: string[]) => void) => Promise<Finding[]>
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
    const stamps = [...sourceFolders.map((folder) => join(root, folder)), ...others].flatMap(stampsBelow)
    if (stamps.some(({ changedAt }) => changedAt > settled)) return undefined
    return hashOf(code, JSON.stringify([deployed, environment]), ...stamps.map(({ stamp }) => stamp))
  }
  const file = join(root, '.tmp/last-findings.json')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; zod would take longer than the cache saves
  const last = (await readCached(file)) as LastFindings | undefined
  if (last && last.judged === seal(last.others)) return last.findings
  let others: string[] | undefined
  const findings = await judge((files) => (others = files))
  const judged = others && seal(others)
  if (!others || !judged) return findings
  // If the disk is read-only, the next run applies the rules again.
  await writeCached(file, { judged, others, findings } satisfies LastFindings).catch(() => undefined)
  return findings
}
