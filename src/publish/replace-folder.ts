import { renameSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isLeftOver, processName } from '../serve/hosting/process-name.ts'
import { whileUnfinished } from './files/while-unfinished.ts'

/**
 * Fills a new folder beside `folder` and puts it in its place once it is whole. When filling throws, or is ended, `folder`
 * stays as it was. Several may do so at the same time: what is whole last stays.
 */
export async function replaceFolder<T>(folder: string, fill: (next: string) => Promise<T>): Promise<T> {
  const own = `${processName}-${(count += 1)}`
  const next = `${folder}-next-${own}`
  const old = `${folder}-old-${own}`
  await removeLeftOver(folder)
  const result = await whileUnfinished(next, async () => {
    const filled = await fill(next)
    putInPlace(folder, next, old)
    return filled
  })
  await rm(old, { recursive: true, force: true })
  return result
}

let count = 0

/** Without a pause, lest the process be ended between the two. Another's may take its place between them: that goes too. */
function putInPlace(folder: string, next: string, old: string): void {
  do {
    rmSync(old, { recursive: true, force: true })
    succeeds(() => renameSync(folder, old), 'ENOENT')
  } while (!succeeds(() => renameSync(next, folder), 'ENOTEMPTY'))
}

/** False where it fails for the reason named; for any other, it throws. */
function succeeds(work: () => void, unless: string): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === unless) return false
    throw error
  }
}

/** Takes away what publishes left that were ended at once. */
async function removeLeftOver(folder: string): Promise<void> {
  const names = await readdir(dirname(folder)).catch(() => [])
  const left = names.filter((name) =>
    [`${basename(folder)}-next-`, `${basename(folder)}-old-`].some(
      (start) => name.startsWith(start) && isLeftOver(name.slice(start.length)),
    ),
  )
  await Promise.all(left.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })))
}
