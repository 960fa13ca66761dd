import { existsSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { whileUnfinished } from './files/while-unfinished.ts'

/**
 * Fills a new folder beside `folder` and puts it in its place once it is whole. When filling throws, or is ended, `folder`
 * stays as it was.
 */
export async function replaceFolder<T>(folder: string, fill: (next: string) => Promise<T>): Promise<T> {
  const next = `${folder}-next`
  const old = `${folder}-old`
  await rm(next, { recursive: true, force: true })
  const result = await whileUnfinished(next, async () => {
    const filled = await fill(next)
    await rm(old, { recursive: true, force: true })
    // Both at once, lest the process be ended between the two.
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(next, folder)
    return filled
  })
  await rm(old, { recursive: true, force: true })
  return result
}
