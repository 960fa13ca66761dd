import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hashOf } from '../../util/hash-of.ts'
import { readKept, writeKept } from '../../util/cached-json.ts'

/** Bundled code, and its source files besides the entries. */
export interface Bundle {
  code: string
  others: string[]
}

/** A bundle with the hashes of its source files. */
interface Kept {
  code: string
  others: [file: string, hash: string][]
}

/** Returns the cached bundle; undefined if it is missing, or if one of its source files has changed. */
export async function keptBundle(place: string): Promise<Bundle | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keepBundle wrote it; zod would be slower
  const kept = (await readKept(place)) as Kept | undefined
  if (!kept) return undefined
  const hashes = await Promise.all(kept.others.map(([file]) => hashOfFile(file)))
  if (kept.others.some(([, hash], index) => hash !== hashes[index])) return undefined
  // The time of the last use shows which bundles can be removed.
  await utimes(place, new Date(), new Date()).catch(() => undefined)
  return { code: kept.code, others: kept.others.map(([file]) => file) }
}

/** Caches a bundle. The name of the file depends on the bundle's entries. */
export async function keepBundle(place: string, { code, others }: Bundle): Promise<void> {
  const hashes = await Promise.all(others.map(async (file) => [file, await hashOfFile(file)]))
  await writeKept(place, { code, others: hashes })
  await removeOld(place)
}

const hashOfFile = async (file: string) => hashOf(await readFile(file).catch(() => ''))

const day = 86_400_000

async function removeOld(mine: string): Promise<void> {
  const folder = dirname(mine)
  for (const name of await readdir(folder)) {
    const used = await stat(join(folder, name)).catch(() => undefined)
    if (name !== basename(mine) && used && Date.now() - used.mtimeMs > day)
      await rm(join(folder, name), { force: true })
  }
}
