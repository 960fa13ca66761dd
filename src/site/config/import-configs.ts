import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../util/hash-of.ts'
import { readCached, sweepCache, writeCached } from '../../util/cache.ts'
import { bundleConfigs, type Bundle } from './bundle-configs.ts'
import { ImportFailure } from './import-failure.ts'
import type { ImportModule } from './read-config-file.ts'
import { addressOf, modulesIn, tryCode, tryConfigs } from './try-configs.ts'

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
    for (let at = 0; at < files.length; at += filesAtOnce) {
      const some = files.slice(at, at + filesAtOnce)
      const { code, others } = await bundleOnce(cache, some, used)
      const read = await modulesOf(code)
      some.forEach((file, index) => modules.set(file, read[index] ?? {}))
      for (const other of others) imported.add(other)
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
const filesAtOnce = 250

/** A cached bundle. It is valid while a hash of its other source files stays the same. */
interface CachedBundle extends Bundle {
  hash: string
}

/** Bundles files, or returns their cached bundle. A bundle is cached only if it ran to its end. */
async function bundleOnce(cache: string, files: string[], used: Set<string>): Promise<Bundle> {
  const name = `${hashOf(...files, ...textsOf(files))}.json`
  used.add(name)
  const file = join(cache, name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; zod would be slower
  const cached = (await readCached(file)) as CachedBundle | undefined
  if (cached && cached.hash === hashOf(...textsOf(cached.others))) return cached
  const bundle = await bundleConfigs(files)
  const failure = await tryCode(bundle.code)
  if (failure) throw failure
  const hash = hashOf(...textsOf(bundle.others))
  // If the disk is not writable, the files are bundled again the next time.
  await writeCached(file, { ...bundle, hash } satisfies CachedBundle).catch(() => undefined)
  return bundle
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
