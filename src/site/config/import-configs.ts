import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { hashOf } from '../../util/hash-of.ts'
import { readCached, sweepCache, writeCached } from '../../util/cache.ts'
import type { ImportModule } from './read-project.ts'

/**
 * Returns a function that imports the TypeScript files of a project's `page-configs/`, for processes without another
 * loader. They are bundled, since a thousand modules take seconds. The bundle is cached until one of its files changes.
 * If a file is broken, each is imported separately, so that the broken one is known. If none is broken, `tellOthers`
 * receives the other files that they import.
 */
export function importConfigs(root: string, tellOthers?: (files: string[]) => void): ImportModule {
  let all: Promise<Map<string, Module>> | undefined
  return async (file) => {
    all ??= importAll(root, tellOthers).catch(() => new Map())
    return (await all).get(file) ?? importAlone(file)
  }
}

type Module = Awaited<ReturnType<ImportModule>>

async function importAll(root: string, tellOthers?: (files: string[]) => void): Promise<Map<string, Module>> {
  const folder = join(root, 'page-configs')
  const names = await readdir(folder, { recursive: true })
  // Declaration files hold no config.
  const files = names
    .filter((name) => /(?<!\.d)\.ts$/.test(name))
    .toSorted()
    .map((name) => join(folder, name))
  const modules = new Map<string, Module>()
  const imported = new Set<string>()
  const cache = join(root, '.tmp/configs')
  const used = new Set<string>()
  for (let at = 0; at < files.length; at += filesAtOnce) {
    const some = files.slice(at, at + filesAtOnce)
    const { code, others } = await bundleOnce(cache, some, used)
    const read = await modulesOf(code)
    some.forEach((file, index) => modules.set(file, read[index] ?? {}))
    for (const other of others) imported.add(other)
  }
  // If the disk is not writable, there is no cache.
  await sweepCache(cache, used, SPARE_BUNDLES).catch(() => undefined)
  tellOthers?.([...imported].filter((file) => !modules.has(file)))
  return modules
}

/**
 * Maximum number of files per bundle. The bundler does not free its memory: 600 MB for ten thousand files at a time.
 */
const filesAtOnce = 1_000

/** Bundled code, and its source files besides the entries. */
interface Bundle {
  code: string
  others: string[]
}

/** A cached bundle. It is valid while a hash of its other source files stays the same. */
interface CachedBundle extends Bundle {
  hash: string
}

/** Bundles files, or returns their cached bundle. */
async function bundleOnce(cache: string, files: string[], used: Set<string>): Promise<Bundle> {
  const name = `${hashOf(...files, ...textsOf(files))}.json`
  used.add(name)
  const file = join(cache, name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; zod would be slower
  const cached = (await readCached(file)) as CachedBundle | undefined
  if (cached && cached.hash === hashOf(...textsOf(cached.others))) return cached
  const bundled = await bundle(files)
  const hash = hashOf(...textsOf(bundled.others))
  // If the disk is not writable, the files are bundled again the next time.
  await writeCached(file, { ...bundled, hash } satisfies CachedBundle).catch(() => undefined)
  return bundled
}

/** Number of bundles in the cache that this process does not use, as those of another branch. */
const SPARE_BUNDLES = 20

const textsOf = (files: string[]) => files.map((file) => (existsSync(file) ? readFileSync(file) : ''))

async function importAlone(file: string): Promise<Module> {
  try {
    const { code } = await bundle([file])
    return (await modulesOf(code))[0] ?? {}
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
}

const entry = '\0all-configs'

/** Returns code that exports the modules of these files, in their order. */
async function bundle(files: string[]): Promise<Bundle> {
  // The bundler loads slowly, and is not needed if nothing has changed.
  const { rolldown } = await import('rolldown')
  const imports = files.map((file, index) => `import * as module${index} from ${JSON.stringify(file)}`)
  const list = files.map((_, index) => `module${index}`).join(', ')
  const bundled = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'all-configs',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `${imports.join('\n')}\nexport const modules = [${list}]` : undefined),
      },
    ],
  })
  try {
    const { output } = await bundled.generate({ format: 'esm', codeSplitting: false })
    const others = (await bundled.watchFiles).filter((file) => file !== entry && !files.includes(file))
    return { code: output[0].code, others }
  } finally {
    await bundled.close()
  }
}

async function modulesOf(code: string): Promise<Module[]> {
  const encoded = Buffer.from(code).toString('base64')
  const { modules }: { modules: Module[] } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${encoded}`
  )
  return modules
}

/** Returns the bundler's message in one line, without its drawing of the place. */
function reasonOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
  const [, reason] = /^\[[A-Z_]+\] (?:Error: )?(.+)$/m.exec(message) ?? []
  return reason ?? message
}
