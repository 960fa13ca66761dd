import { statSync } from 'node:fs'
import * as bundler from 'rolldown'
import type { ViteDevServer } from 'vite'
import { bundleConfigs } from '../../site/config/bundle-configs.ts'
import type { ImportModule } from '../../site/config/read-config-file.ts'
import { addressOf, modulesIn, tryCode } from '../../site/config/try-configs.ts'
import { stampOf } from '../../util/disk-stamp.ts'

type Module = Awaited<ReturnType<ImportModule>>

/** Configs that ran together, which takes a fraction of the time that the server needs for each. */
interface Together {
  modules: Map<string, Module>
  /** States of the configs on disk, and of the files that they import. */
  stamps: Map<string, string>
  /** Files that configs import. */
  imported: Set<string>
}

const loaded = new WeakMap<ViteDevServer, Promise<Together>>()

/**
 * Returns the modules of configs that have not changed since they ran together. Runs all configs again after an edit of
 * a file that configs import. Configs that cannot be imported, and their nearest neighbours, are missing.
 */
export async function loadTogether(
  server: ViteDevServer,
  root: string,
): Promise<ReadonlyMap<string, Module>> {
  const known = await loaded.get(server)
  const isCurrent = known && [...known.imported].every((file) => known.stamps.get(file) === stampOf(file))
  const loading = isCurrent ? Promise.resolve(known) : loadAll(server, root)
  loaded.set(server, loading)
  const { modules, stamps } = await loading
  return new Map([...modules].filter(([file]) => stamps.get(file) === stampOf(file)))
}

async function loadAll(server: ViteDevServer, root: string): Promise<Together> {
  const together: Together = { modules: new Map(), stamps: new Map(), imported: new Set() }
  await loadSome(server, modulesIn(root), together)
  return together
}

/** Maximum number of files per bundle, because the bundler does not free its memory. */
const MAX_FILES = 1_000
/** Number of files that run separately in half a second. */
const SEPARATE_FILES = 8

/** Loads files. Loads halves of them if there are too many, or if one cannot be imported. */
async function loadSome(server: ViteDevServer, files: string[], together: Together): Promise<void> {
  if (files.length <= SEPARATE_FILES) return
  const began = Date.now()
  const stamps = files.map((file) => [file, stampOf(file)] as const)
  const bundle = files.length > MAX_FILES ? undefined : await bundleTried(files)
  if (bundle) {
    const { modules }: { modules?: Module[] } = await server.ssrLoadModule(addressOf(bundle.code))
    for (const [file, stamp] of stamps) together.stamps.set(file, stamp)
    for (const file of bundle.imported) {
      together.imported.add(file)
      // A file that was edited meanwhile is read again the next time.
      together.stamps.set(file, changedAt(file) < began ? stampOf(file) : 'edited')
    }
    for (const [index, file] of files.entries()) together.modules.set(file, modules?.[index] ?? {})
    return
  }
  const half = Math.ceil(files.length / 2)
  await loadSome(server, files.slice(0, half), together)
  await loadSome(server, files.slice(half), together)
}

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Bundles files, and runs the bundle in a worker. Returns undefined if a file cannot be imported. */
async function bundleTried(files: string[]) {
  try {
    const imported = new Set<string>()
    const { code } = await bundleConfigs(files, { imported, bundler: () => Promise.resolve(bundler) })
    return (await tryCode(code)) ? undefined : { code, imported }
  } catch {
    return undefined
  }
}
