import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleConfigs } from '../../src/site/config/bundle-configs.ts'
import { filesIn } from '../../src/util/files-in.ts'
import type { ImportModule } from '../../src/site/config/read-config-file.ts'

type Module = Awaited<ReturnType<ImportModule>>

/** Modules by the names and texts of all configs: examples that change only content share them. */
const imported = new Map<string, Promise<ReadonlyMap<string, Module>>>()

/**
 * Imports configs that are only data. Unlike `importConfigs`, it does not run them in a worker first, whose start takes
 * longer than a whole example.
 */
export function importData(root: string): ImportModule {
  const folder = join(root, 'page-configs')
  const names = filesIn(folder).filter((name) => /(?<!\.d)\.(ts|json)$/.test(name))
  const key = JSON.stringify(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  return async (file) => {
    const modules = imported.get(key) ?? importAll(folder, names)
    imported.set(key, modules)
    return (await modules).get(file.slice(folder.length + 1)) ?? {}
  }
}

async function importAll(folder: string, names: string[]): Promise<ReadonlyMap<string, Module>> {
  const typed = names.filter((name) => name.endsWith('.ts'))
  const { code } = await bundleConfigs(typed.map((name) => join(folder, name)))
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const { modules }: { modules: Module[] } = await import(/* @vite-ignore */ address)
  return new Map(typed.map((name, index) => [name, modules[index] ?? {}]))
}
