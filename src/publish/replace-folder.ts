import { rename, rm } from 'node:fs/promises'

/**
 * Fills a new folder beside `folder` and puts it in its place once it is whole. When filling throws, `folder` stays
 * as it was.
 */
export async function replaceFolder<T>(folder: string, fill: (next: string) => Promise<T>): Promise<T> {
  const next = `${folder}-next`
  const old = `${folder}-old`
  try {
    await rm(next, { recursive: true, force: true })
    const result = await fill(next)
    await rm(old, { recursive: true, force: true })
    await rename(folder, old).catch(unlessMissing)
    await rename(next, folder)
    await rm(old, { recursive: true, force: true })
    return result
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
