import { join, relative } from 'node:path'
import { filesIn } from '../../util/files-in.ts'
import type { Bundler } from './bundle-configs.ts'
import { bundleCache, type FileBundle } from './bundle-cache.ts'
import { ImportFailure } from './import-failure.ts'
import type { ImportModule } from './read-config-file.ts'
import { sourceTexts } from './imported-texts.ts'

type Exports = Record<string, unknown>

/** Exports of a config, or why it cannot be imported. */
type Imported = Exports | ImportFailure

export interface ImporterOptions {
  /** Loads the bundler. The development server has it already, and cannot load modules after its start. */
  bundler?: (() => Promise<Bundler>) | undefined
  /** Imports code. */
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
  const importAll = togetherImporter(home, options)
  /** Results by file and by the texts of its sources. An undone edit needs the result before the last. */
  const cache = new Map<string, { key: string; imported: Imported }[]>()

  return (root = home) => {
    const keyOf = (file: string) => sources.keyOf(root, file)
    const readAll = async (): Promise<Map<string, Imported>> => {
      const results = new Map<string, Imported>()
      const keys = new Map<string, string>()
      for (const file of modulesIn(root)) {
        const key = keyOf(file)
        const last = cache.get(relative(root, file))?.find((entry) => entry.key === key)
        if (last) results.set(file, last.imported)
        else keys.set(file, key)
      }
      for (const [file, imported] of keys.size > 0 ? await importAll([...keys.keys()]) : []) {
        const key = keyOf(file)
        const name = relative(root, file)
        // A file that was edited meanwhile is imported again.
        if (keys.get(file) !== key) continue
        results.set(file, imported)
        cache.set(name, [{ key, imported }, ...(cache.get(name) ?? []).slice(0, 1)])
      }
      return results
    }
    let ready: Promise<Map<string, Imported>> | undefined
    return async (file) => {
      ready ??= readAll()
      const imported = (await ready).get(file) ?? (await importAll([file])).get(file)
      if (imported instanceof ImportFailure) throw imported
      return imported ?? {}
    }
  }
}

/** Maximum number of files per bundle. An edit of one bundles all of them again. The bundler needs memory for each. */
const MAX_FILES_BUNDLED = 250

/** Returns a function that imports files in bundles, since a thousand modules take seconds. */
function togetherImporter(root: string, { bundler, load = loadHere, reportImports }: ImporterOptions) {
  const cache = bundleCache(root, bundler)
  return async (files: string[]): Promise<Map<string, Imported>> => {
    const results = new Map<string, Imported>()
    const others = new Set<string>()
    for (const part of inParts(files, MAX_FILES_BUNDLED)) {
      // Each file of a broken part is imported alone, so that the broken one is known.
      if (await importPart(part, results, others)) continue
      for (const file of part) await importPart([file], results, others)
    }
    if ([...results.values()].every((result) => !(result instanceof ImportFailure)))
      reportImports?.([...others].filter((file) => !results.has(file)))
    return results
  }

  /** Imports files as one bundle. Returns false if several files fail, for one of them. */
  async function importPart(part: string[], results: Map<string, Imported>, others: Set<string>) {
    let bundle: FileBundle | undefined
    try {
      bundle = await cache.bundle(part)
      const modules = await modulesOf(bundle.code, load)
      part.forEach((file, index) => results.set(file, { ...modules[index] }))
      for (const other of bundle.others) others.add(other)
      await cache.keep(bundle)
      return true
    } catch (error) {
      const [file = '', ...more] = part
      if (more.length === 0) results.set(file, new ImportFailure(error, bundle?.map))
      return more.length === 0
    }
  }
}

async function modulesOf(code: string, load: (address: string) => Promise<Exports>): Promise<Exports[]> {
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const { modules } = await load(address)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `bundleConfigs` writes this list
  return modules as Exports[]
}

const loadHere = (address: string): Promise<Exports> => import(/* @vite-ignore */ address)

const inParts = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/** Returns the sorted TypeScript files of a project's `page-configs/`, except declaration files: they hold no config. */
export const modulesIn = (root: string): string[] =>
  filesIn(join(root, 'page-configs'))
    .filter((name) => /(?<!\.d)\.ts$/.test(name))
    .map((name) => join(root, 'page-configs', name))
