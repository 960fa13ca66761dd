import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../util/hash-of.ts'
import { readCached, sweepCache, writeCached } from '../../util/cache.ts'
import { bundleConfigs, type Bundle } from './bundle-configs.ts'
import { ImportFailure } from './import-failure.ts'
import type { ImportModule } from './read-config-file.ts'
import { addressOf, modulesIn, tryConfigs } from './try-configs.ts'
import { tryOut } from './try-out.ts'

/**
 * Returns a function that imports the TypeScript files of a project's `page-configs/`, for processes without another
 * loader. They are bundled, since a thousand modules take seconds. The bundle is cached until one of its files changes.
 * If a file is broken, each is imported separately, so that the broken one is known. If none is broken, `tellOthers`
 * receives the other files that they import.
 */
export function importConfigs(root: string, tellOthers?: (files: string[]) => void): ImportModule {
  let all: Promise<Map<string, Imported>> | undefined
  return async (file) => {
    all ??= importAll(root, tellOthers)
    const found = (await all).get(file) ?? (await importEach([file])).get(file)
    if (found instanceof ImportFailure) throw found
    return found ?? {}
  }
}

type Module = Awaited<ReturnType<ImportModule>>
type Imported = Module | ImportFailure

async function importAll(
  root: string,
  tellOthers?: (files: string[]) => void,
): Promise<Map<string, Imported>> {
  const files = modulesIn(root)
  const modules = new Map<string, Imported>()
  const imported = new Set<string>()
  const cache = join(root, '.tmp/configs')
  const used = new Set<string>()
  try {
    for (const some of inParts(files, MAX_FILES_TRIED)) {
      for (const { code, others, files: part } of await bundleAll(cache, some, used)) {
        const read = await modulesOf(code)
        part.forEach((file, index) => modules.set(file, read[index] ?? {}))
        for (const other of others) imported.add(other)
      }
    }
  } catch {
    return importEach(files)
  }
  // If the disk is not writable, there is no cache.
  await sweepCache(cache, used, SPARE_BUNDLES).catch(() => undefined)
  tellOthers?.([...imported].filter((file) => !modules.has(file)))
  return modules
}

/** Maximum number of files per bundle. An edit of one bundles all of them again. The bundler needs memory for each. */
const MAX_FILES_BUNDLED = 250

/** Maximum number of files that one worker runs: its start takes longer than a bundle, and it needs memory for each. */
const MAX_FILES_TRIED = 8 * MAX_FILES_BUNDLED

const inParts = (files: string[], size: number) =>
  Array.from({ length: Math.ceil(files.length / size) }, (_, at) => files.slice(at * size, (at + 1) * size))

/** A cached bundle. It is valid while a hash of its other source files stays the same. */
interface CachedBundle extends Bundle {
  hash: string
}

/** A bundle, its config files, and the file of the cache in which it belongs. */
interface FileBundle extends CachedBundle {
  files: string[]
  file: string
  isCached: boolean
}

/** Bundles files in parts, or returns their cached bundles. A bundle is cached only if it ran to its end. */
async function bundleAll(cache: string, files: string[], used: Set<string>): Promise<FileBundle[]> {
  const bundles: FileBundle[] = []
  for (const part of inParts(files, MAX_FILES_BUNDLED)) {
    const name = `${hashOf(...part, ...textsOf(part))}.json`
    used.add(name)
    bundles.push(await bundleOnce(join(cache, name), part))
  }
  const made = bundles.filter(({ isCached }) => !isCached)
  const failure = (await tryOut(made.map(({ code }) => addressOf(code)))).find(Boolean)
  if (failure) throw failure
  // If the disk is not writable, the files are bundled again the next time.
  for (const { file, code, others, hash } of made)
    await writeCached(file, { code, others, hash } satisfies CachedBundle).catch(() => undefined)
  return bundles
}

/** Bundles files, or returns their cached bundle. */
async function bundleOnce(file: string, files: string[]): Promise<FileBundle> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above; zod would be slower
  const cached = (await readCached(file)) as CachedBundle | undefined
  if (cached && cached.hash === hashOf(...textsOf(cached.others)))
    return { ...cached, files, file, isCached: true }
  const { code, others } = await bundleConfigs(files)
  return { code, others, hash: hashOf(...textsOf(others)), files, file, isCached: false }
}

/** Number of bundles in the cache that this process does not use, as those of another branch. */
const SPARE_BUNDLES = 20

const textsOf = (files: string[]) => files.map((file) => (existsSync(file) ? readFileSync(file) : ''))

/** Imports each file separately. Returns the failures of those that cannot be imported. */
export async function importEach(files: string[]): Promise<Map<string, Imported>> {
  const imported = new Map<string, Imported>()
  for (const [file, code] of await tryConfigs(files))
    imported.set(file, code instanceof ImportFailure ? code : ((await modulesOf(code))[0] ?? {}))
  return imported
}

async function modulesOf(code: string): Promise<Module[]> {
  const { modules }: { modules: Module[] } = await import(/* @vite-ignore */ addressOf(code))
  return modules
}
