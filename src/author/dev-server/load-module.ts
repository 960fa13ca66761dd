import { statSync } from 'node:fs'
import * as bundler from 'rolldown'
import type { ViteDevServer } from 'vite'
import { siteOf } from '../../publish/app/site-of.ts'
import { ImportFailure } from '../../site/config/import-failure.ts'
import type { ImportModule } from '../../site/config/read-config-file.ts'
import { modulesIn, tryConfigs } from '../../site/config/try-configs.ts'
import { loadTogether } from './load-together.ts'

/**
 * Returns a function that imports configs in development, for one reading of the project. New and edited configs run in
 * a worker first: one that never ends, or that ends its process, must not stop this server. A failure has the words and
 * the place of `validate`.
 */
export function moduleLoader(server: ViteDevServer): ImportModule {
  const started = Date.now()
  const root = siteOf(server.config)
  const load = async () => {
    const together = await loadTogether(server, root)
    const others = modulesIn(root).filter((one) => !together.has(one) && !isLoaded(server, one))
    return { together, found: await failuresOf(others) }
  }
  let loading: ReturnType<typeof load> | undefined
  return async (file) => {
    const { together, found } = await (loading ??= load())
    const module = together.get(file)
    if (module) return module
    // A file that was edited during the trial, or is missing, needs a trial of its own.
    const isEdited =
      !isLoaded(server, file) && (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > started
    const failure = (isEdited ? await failuresOf([file]) : found).get(file)
    if (failure) throw failure
    return server.ssrLoadModule(file)
  }
}

/** Whether the server has run a file since its last edit. */
const isLoaded = ({ moduleGraph }: ViteDevServer, file: string) =>
  [...(moduleGraph.getModulesByFile(file) ?? [])].some(({ ssrModule }) => ssrModule !== null)

const loadBundler = () => Promise.resolve(bundler)

/** Returns why files cannot be imported, by file. */
async function failuresOf(files: string[]): Promise<Map<string, ImportFailure>> {
  const failures = new Map<string, ImportFailure>()
  for (const [file, tried] of await tryConfigs(files, loadBundler))
    if (tried instanceof ImportFailure) failures.set(file, tried)
  return failures
}
