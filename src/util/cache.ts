import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Returns the value that `writeCached` wrote to a file; undefined if the file is missing or broken. */
export async function readCached(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a value as JSON. Readers see the former file or the new one, never a part. */
export async function writeCached(file: string, value: unknown): Promise<void> {
  // Loaded on demand: most runs only read.
  const { default: writeFileAtomic } = await import('write-file-atomic')
  await mkdir(dirname(file), { recursive: true })
  await writeFileAtomic(file, JSON.stringify(value), { fsync: false })
}

/** Removes the entries of a folder except those in use, and the `spare` newest of the others. */
export async function sweepCache(folder: string, used: ReadonlySet<string>, spare = 0): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !used.has(name))
  const entries = await Promise.all(
    names.map(async (name) => {
      const stats = await stat(join(folder, name)).catch(() => undefined)
      return { name, at: stats?.mtimeMs ?? 0 }
    }),
  )
  const old = entries.toSorted((a, b) => b.at - a.at).slice(spare)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}
