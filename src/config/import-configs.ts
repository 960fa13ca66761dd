import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { rolldown } from 'rolldown'
import type { ImportModule } from './read-project.ts'

/**
 * Imports the TypeScript files of a project's `page-configs/` where nothing else can: all of them bundled as one, since
 * a thousand modules take seconds. Where one of them is broken each is taken by itself, so that it is known which.
 */
export function importConfigs(root: string): ImportModule {
  let all: Promise<Map<string, Module>> | undefined
  return async (file) => {
    all ??= importAll(join(root, 'page-configs')).catch(() => new Map())
    return (await all).get(file) ?? importAlone(file)
  }
}

type Module = Awaited<ReturnType<ImportModule>>

async function importAll(folder: string): Promise<Map<string, Module>> {
  const names = await readdir(folder, { recursive: true })
  // Types alone are no config.
  const files = names.filter((name) => /(?<!\.d)\.ts$/.test(name)).map((name) => join(folder, name))
  const modules = await importBundled(files)
  return new Map(files.map((file, index) => [file, modules[index] ?? {}]))
}

async function importAlone(file: string): Promise<Module> {
  try {
    return (await importBundled([file]))[0] ?? {}
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
}

const entry = '\0all-configs'

/** The modules of these files, in their order. */
async function importBundled(files: string[]): Promise<Module[]> {
  const imports = files.map((file, index) => `import * as module${index} from ${JSON.stringify(file)}`)
  const list = files.map((_, index) => `module${index}`).join(', ')
  const bundle = await rolldown({
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
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
    const code = Buffer.from(output[0].code).toString('base64')
    const { modules }: { modules: Module[] } = await import(
      /* @vite-ignore */ `data:text/javascript;base64,${code}`
    )
    return modules
  } finally {
    await bundle.close()
  }
}

/** What the bundler says in one line; the place is known without its picture of it. */
function reasonOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
  const [, reason] = /^\[[A-Z_]+\] (?:Error: )?(.+)$/m.exec(message) ?? []
  return reason ?? message
}
