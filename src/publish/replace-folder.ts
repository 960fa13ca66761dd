import { renameSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isLeftOver, processName } from '../serve/hosting/process-name.ts'
import { whileUnfinished } from './files/while-unfinished.ts'

/**
 * Fills a new folder beside `folder`, then replaces `folder` with it. If filling throws or the process is ended,
 * `folder` is unchanged. Several processes may replace it at the same time: the last complete folder stays.
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
  // Synchronously, in half the processor time.
  rmSync(old, { recursive: true, force: true })
  return result
}

let count = 0

/**
 * Replaces `folder` with `next` synchronously, so that a signal cannot end the process between the two renames. If
 * another process puts its folder there meanwhile, replaces that folder, too.
 */
function putInPlace(folder: string, next: string, old: string): void {
  do {
    rmSync(old, { recursive: true, force: true })
    succeeds(() => renameSync(folder, old), 'ENOENT')
  } while (!succeeds(() => renameSync(next, folder), 'ENOTEMPTY'))
}

/** Returns false if `work` fails with the error code `unless`. Throws any other error. */
function succeeds(work: () => void, unless: string): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === unless) return false
    throw error
  }
}

/** Removes unfinished folders beside `folder` of processes that were killed. */
async function removeLeftOver(folder: string): Promise<void> {
  const names = await readdir(dirname(folder)).catch(() => [])
  const left = names.filter((name) =>
    [`${basename(folder)}-next-`, `${basename(folder)}-old-`].some(
      (start) => name.startsWith(start) && isLeftOver(name.slice(start.length)),
    ),
  )
  await Promise.all(left.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })))
}
