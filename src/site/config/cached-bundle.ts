import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hashOf } from '../../util/hash-of.ts'
import { readKept, writeKept } from '../../util/cached-json.ts'

/** Code, and the files that went into it besides its entries. */
export interface Bundle {
  code: string
  others: string[]
}

/** The same with the hashes of these. */
interface Kept {
  code: string
  others: [file: string, hash: string][]
}

/** What is kept there; undefined where there is nothing, or what went into it is no longer the same. */
export async function keptBundle(place: string): Promise<Bundle | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keepBundle wrote it; zod would take longer than all that it spares
  const kept = (await readKept(place)) as Kept | undefined
  if (!kept) return undefined
  const hashes = await Promise.all(kept.others.map(([file]) => hashOfFile(file)))
  if (kept.others.some(([, hash], index) => hash !== hashes[index])) return undefined
  // By when it was used last it is known which are of no more use.
  await utimes(place, new Date(), new Date()).catch(() => undefined)
  return { code: kept.code, others: kept.others.map(([file]) => file) }
}

/** Keeps a bundle; its place is named by its entries. */
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
