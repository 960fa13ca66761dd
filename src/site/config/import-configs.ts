import { join, relative } from 'node:path'
import { filesIn } from '../../util/files-in.ts'
import type { Bundler } from './bundle-configs.ts'
import { bundleCache, type FileBundle } from './bundle-cache.ts'
import { ImportFailure } from './import-failure.ts'
import type { ImportModule } from './read-config-file.ts'
import { runApart, type Exports } from './run-apart.ts'
import { sourceTexts } from './source-texts.ts'

/** Exports of a config, or why it cannot be imported. */
type Imported = Exports | ImportFailure

export interface ImporterOptions {
  /** Loads the bundler. The development server has it already, and cannot load modules after its start. */
  bundler?: (() => Promise<Bundler>) | undefined
  /** Imports code in this process: that of cached bundles, and of modules with functions, such as rules. */
  load?: ((address: string) => Promise<Exports>) | undefined
  /** Receives the other files that the configs import, if no config is broken. */
  reportImports?: ((files: string[]) => void) | undefined
}

/** Returns a function that imports the TypeScript files of a project's `page-configs/` as they are now. */
export const importConfigs = (root: string, reportImports?: (files: string[]) => void): ImportModule =>
  configImporter(root, { reportImports })()

/**
 * Imports the TypeScript files of a project for all readings of a process. Returns a function that creates the importer
 * of one reading, of the project or of a copy. A file is imported again if its text has changed, or that of a file that
 * it imports.
 */
export function configImporter(home: string, options: ImporterOptions = {}): (root?: string) => ImportModule {
  const sources = sourceTexts()
  const importAll = togetherImporter(join(home, '.tmp/configs'), options)
  /** Results by file and by the texts of its sources. An undone edit needs the result before the last. */
  const known = new Map<string, { key: string; found: Imported }[]>()

  return (root = home) => {
    const keyOf = (file: string) => sources.keyOf(root, file)
    const readAll = async (): Promise<Map<string, Imported>> => {
      const results = new Map<string, Imported>()
      const keys = new Map<string, string>()
      for (const file of modulesIn(root)) {
        const key = keyOf(file)
        const last = known.get(relative(root, file))?.find((one) => one.key === key)
        if (last) results.set(file, last.found)
        else keys.set(file, key)
      }
      for (const [file, found] of keys.size > 0 ? await importAll([...keys.keys()]) : []) {
        const key = keyOf(file)
        const name = relative(root, file)
        // A file that was edited meanwhile is imported again.
        if (keys.get(file) !== key) continue
        results.set(file, found)
        known.set(name, [{ key, found }, ...(known.get(name) ?? []).slice(0, 1)])
      }
      return results
    }
    let ready: Promise<Map<string, Imported>> | undefined
    return async (file) => {
      ready ??= readAll()
      const found = (await ready).get(file) ?? (await importAll([file])).get(file)
      if (found instanceof ImportFailure) throw found
      return found ?? {}
    }
  }
}

/** Maximum number of files per bundle. An edit of one bundles all of them again. The bundler needs memory for each. */
const MAX_FILES_BUNDLED = 250

/** Maximum number of bundles that one worker runs: its start takes longer than a bundle, and it needs memory for each. */
const MAX_BUNDLES_RUN = 8

/** Returns a function that imports files in bundles, since a thousand modules take seconds. */
function togetherImporter(folder: string, { bundler, load = loadHere, reportImports }: ImporterOptions) {
  const cache = bundleCache(folder, bundler)
  return async (files: string[]): Promise<Map<string, Imported>> => {
    const results = new Map<string, Imported>()
    const others = new Set<string>()
    for (const parts of inParts(inParts(files, MAX_FILES_BUNDLED), MAX_BUNDLES_RUN)) {
      const failed = await importParts(parts, results, others)
      // Each file of a broken part is imported alone, so that the broken one is known.
      await importParts(
        failed.map((file) => [file]),
        results,
        others,
      )
    }
    if ([...results.values()].every((one) => !(one instanceof ImportFailure)))
      reportImports?.([...others].filter((file) => !results.has(file)))
    return results
  }

  /** Imports each part as one bundle. Returns the files of the parts of several files that failed. */
  async function importParts(parts: string[][], results: Map<string, Imported>, others: Set<string>) {
    const bundles: FileBundle[] = []
    const failed: string[] = []
    const fail = (part: string[], failure: ImportFailure) => {
      const [file = '', ...more] = part
      if (more.length === 0) results.set(file, failure)
      else failed.push(...part)
    }
    for (const part of parts) {
      const bundle = await cache.bundle(part).catch((error: unknown) => new ImportFailure(error))
      if (bundle instanceof ImportFailure) fail(part, bundle)
      else bundles.push(bundle)
    }
    const made = bundles.filter(({ isCached }) => !isCached)
    const ran = await runApart(made.map(({ code }) => addressOf(code)))
    const sound: FileBundle[] = []
    for (const bundle of bundles) {
      const result = ran[made.indexOf(bundle)]
      if (result?.failure) fail(bundle.files, new ImportFailure(result.failure, bundle.map))
      else {
        sound.push(bundle)
        const modules = await completed(bundle, result?.modules)
        bundle.files.forEach((file, index) => results.set(file, modules[index] ?? {}))
        for (const other of bundle.others) others.add(other)
      }
    }
    await cache.keep(sound)
    return failed
  }

  /** Returns the modules of a bundle. Those that no worker has sent are imported in this process. */
  async function completed({ code, files }: FileBundle, modules: (Exports | undefined)[] = []) {
    if (modules.length === files.length && modules.every(Boolean)) return modules
    const here = await modulesOf(code, load)
    return files.map((_, index) => modules[index] ?? here[index])
  }
}

async function modulesOf(code: string, load: (address: string) => Promise<Exports>): Promise<Exports[]> {
  const { modules } = await load(addressOf(code))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `bundleConfigs` writes this list
  return modules as Exports[]
}

const loadHere = (address: string): Promise<Exports> => import(/* @vite-ignore */ address)

/** Returns the address from which code can be imported. */
const addressOf = (code: string) => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`

const inParts = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/** Returns the sorted TypeScript files of a project's `page-configs/`, except declaration files: they hold no config. */
export const modulesIn = (root: string): string[] =>
  filesIn(join(root, 'page-configs'))
    .filter((name) => /(?<!\.d)\.ts$/.test(name))
    .map((name) => join(root, 'page-configs', name))
