import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureRecords } from '../../schemas/picture-records.ts'
import type { FileProblems } from './config-error.ts'
import { nearestName } from './nearest-name.ts'

/** What no file of picture records can know alone: the pictures are there, and each is recorded once. */
export async function pictureChecks(
  root: string,
  records: ReadonlyMap<string, PictureRecords>,
): Promise<FileProblems[]> {
  if (records.size === 0) return []
  const there = new Set([
    ...(await filesIn(join(root, 'content/storage'), '')),
    ...(await filesIn(join(root, 'public/media'), '/media/')),
  ])
  const recorded = new Map<string, string>()
  return [...records].flatMap(([file, pictures]) => {
    const problems = Object.keys(pictures).flatMap((path) => {
      const first = recorded.get(path)
      recorded.set(path, first ?? file)
      if (first !== undefined) return [`${path}\n  problem   is recorded in ${first}, too`]
      if (there.has(path)) return []
      const nearest = nearestName(path, [...there])
      const hint = nearest === undefined ? '' : `\n  did you mean ${JSON.stringify(nearest)}?`
      return [`${path}\n  expected  a file of content/storage/ or public/media/${hint}`]
    })
    return problems.length > 0 ? [{ file, problems }] : []
  })
}

async function filesIn(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries.map((entry) => prefix + entry.replaceAll('\\', '/'))
}
