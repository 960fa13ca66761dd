import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { hashOf } from '../../util/hash-of.ts'
import { keepBundle, keptBundle, type Bundle } from './cached-bundle.ts'
import type { ImportModule } from './read-project.ts'

/**
 * Imports the TypeScript files of a project's `page-configs/` where nothing else can: bundled, since a thousand modules
 * take seconds, and kept until one of them changes. Where one of them is broken each is taken by itself, so that it is
 * known which; where none is, `tellOthers` hears of the files that they import besides each other.
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
  // Types alone are no config.
  const files = names
    .filter((name) => /(?<!\.d)\.ts$/.test(name))
    .toSorted()
    .map((name) => join(folder, name))
  const modules = new Map<string, Module>()
  const imported = new Set<string>()
  for (let at = 0; at < files.length; at += filesAtOnce) {
    const some = files.slice(at, at + filesAtOnce)
    const { code, others } = await bundleOnce(join(root, '.tmp/configs'), some)
    const read = await modulesOf(code)
    some.forEach((file, index) => modules.set(file, read[index] ?? {}))
    for (const other of others) imported.add(other)
  }
  tellOthers?.([...imported].filter((file) => !modules.has(file)))
  return modules
}

/** So many files are bundled as one: what the bundler takes for ten thousand at once, 600 MB, it does not give back. */
const filesAtOnce = 1_000

/** Bundles files, or takes the bundle that is kept of them. */
async function bundleOnce(folder: string, files: string[]): Promise<Bundle> {
  const texts = files.map((file) => readFileSync(file))
  const place = join(folder, `${hashOf(...files, ...texts)}.json`)
  const kept = await keptBundle(place)
  if (kept) return kept
  const bundled = await bundle(files)
  // On a disk that cannot be written it is bundled the next time, too.
  await keepBundle(place, bundled).catch(() => undefined)
  return bundled
}

async function importAlone(file: string): Promise<Module> {
  try {
    const { code } = await bundle([file])
    return (await modulesOf(code))[0] ?? {}
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
}

const entry = '\0all-configs'

/** Code that exports the modules of these files, in their order. */
async function bundle(files: string[]): Promise<Bundle> {
  // It takes a while to load, and is not needed where nothing has changed.
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

/** What the bundler says in one line; the place is known without its picture of it. */
function reasonOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
  const [, reason] = /^\[[A-Z_]+\] (?:Error: )?(.+)$/m.exec(message) ?? []
  return reason ?? message
}
