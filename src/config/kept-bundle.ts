import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hashOf } from './hash-of.ts'
import { readKept, writeKept } from './kept-json.ts'

/** Code that was bundled, and the hashes of what else than its entries went into it. */
interface Kept {
  code: string
  others: [file: string, hash: string][]
}

/** The code that is kept there; undefined where there is none, or what went into it is no longer the same. */
export async function keptBundle(place: string): Promise<string | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keepBundle wrote it; zod would take longer than all that it spares
  const kept = (await readKept(place)) as Kept | undefined
  if (!kept) return undefined
  const hashes = await Promise.all(kept.others.map(([file]) => hashOfFile(file)))
  if (kept.others.some(([, hash], index) => hash !== hashes[index])) return undefined
  // By when it was used last it is known which are of no more use.
  await utimes(place, new Date(), new Date()).catch(() => undefined)
  return kept.code
}

/** Keeps code that these files went into besides those that its place is named by. */
export async function keepBundle(place: string, code: string, files: string[]): Promise<void> {
  const others = await Promise.all(files.map(async (file) => [file, await hashOfFile(file)]))
  await writeKept(place, { code, others })
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
